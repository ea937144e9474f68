import { type AssetName, assetAddress, importsOf } from "../assets.ts";
import { contentSecurityPolicy, embedPolicy } from "../content-security-policy.ts";
import { pageFinder } from "../find-page.tsx";
import type { Pages } from "../served.ts";
import { referencePages } from "./reference-page.tsx";

const ASSETS: readonly AssetName[] = ["explorer.css", "reference.css", "explorer.js", "reference.js"];

const pages = referencePages.map((page) => ({
  ...page,
  render: async (...given: Parameters<typeof page.render>) => ({
    ...(await page.render(...given)),
    isAlone: true as const,
  }),
}));

/** What a program serves that has the reference and no other page, such as `naijaref serve`. */
export const referenceAlone: Pages = {
  assetFiles: [...ASSETS.map(assetAddress), ...importsOf(ASSETS)].map((address) =>
    address.slice(address.lastIndexOf("/") + 1),
  ),
  contentSecurityPolicy,
  embedPolicy,
  findPage: pageFinder(pages),
};
