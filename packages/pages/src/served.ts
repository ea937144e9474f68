import { assetFiles } from "./assets.ts";
import { contentSecurityPolicy, embedPolicy } from "./content-security-policy.ts";
import { type FoundPage, pageFinder } from "./find-page.tsx";
import { serviceWorker } from "./offline/service-worker.ts";
import { meantBy, messageForPeople, renderFailure } from "./pages/failure.tsx";
import { pages as definitions } from "./pages/index.ts";
import { drawPicture, pictureAt } from "./picture/picture.ts";

export const findPage = pageFinder(definitions);

/** The addresses of all pages that search engines should list, in a stable order. */
export const pageAddresses = (): readonly string[] =>
  definitions.flatMap(({ addresses }) => addresses?.() ?? []);

/**
 * Every page for search engines (sitemaps.org). The protocol asks for whole addresses, so only a service with
 * a public address names its sitemap in robots.txt.
 */
export const sitemap = (publicUrl: string, addresses: readonly string[] = pageAddresses()): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<url><loc>${publicUrl}${address.replaceAll("&", "&amp;")}</loc></url>`).join("\n")}
</urlset>
`;

export interface Pages {
  readonly assetFiles: readonly string[];
  readonly contentSecurityPolicy: string;
  readonly embedPolicy: string;
  readonly findPage: (path: string) => FoundPage | undefined;
  /** Left out where the pages are not all there. */
  readonly all?: AllPages;
}

const all = { drawPicture, meantBy, messageForPeople, pictureAt, renderFailure, serviceWorker, sitemap };

/** What only a service with all pages has: pictures and failures of them, and what lists them. */
export type AllPages = typeof all;

export const pages = { assetFiles, contentSecurityPolicy, embedPolicy, findPage, all } satisfies Pages;
