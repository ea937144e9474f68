import { pageFinder } from "./find-page.ts";
import { pages } from "./pages/index.ts";

export type { FoundPage } from "./find-page.ts";

export const findPage = pageFinder(pages);

/** The addresses of all pages that search engines should list, in a stable order. */
export const pageAddresses = (): readonly string[] => pages.flatMap(({ addresses }) => addresses?.() ?? []);
