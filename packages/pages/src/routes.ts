import { pageFinder } from "./find-page.tsx";
import { pages } from "./pages/index.ts";

export type { FoundPage } from "./find-page.tsx";

export const findPage = pageFinder(pages);

/** The addresses of all pages that search engines should list, in a stable order. */
export const pageAddresses = (): readonly string[] => pages.flatMap(({ addresses }) => addresses?.() ?? []);

/**
 * Every page for search engines (sitemaps.org). The protocol asks for whole addresses, so only a service with
 * a public address names its sitemap in robots.txt.
 */
export const sitemap = (publicUrl: string, addresses: readonly string[] = pageAddresses()): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<url><loc>${publicUrl}${escapeXml(address)}</loc></url>`).join("\n")}
</urlset>
`;

const escapeXml = (text: string): string => text.replaceAll("&", "&amp;");
