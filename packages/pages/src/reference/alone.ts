import { type AssetName, assetAddress, importsOf } from "../assets.ts";
import { contentSecurityPolicy, embedPolicy } from "../content-security-policy.ts";
import { pageFinder } from "../find-page.tsx";
import type { PageDefinition } from "../page.ts";
import type { Pages } from "../served.ts";
import { REFERENCE_PATHS, reference } from "./reference-page.tsx";

const ASSETS: readonly AssetName[] = ["explorer.css", "reference.css", "explorer.js", "reference.js"];

const pages = REFERENCE_PATHS.map(
  (pattern): PageDefinition => ({ pattern, render: (_, site) => ({ ...reference(site), isAlone: true }) }),
);

/** What a program serves that has the reference and no other page, such as `naijaref serve`. */
export const referenceAlone: Pages = {
  assetFiles: [...ASSETS.map(assetAddress), ...importsOf(ASSETS)].map((address) =>
    address.slice(address.lastIndexOf("/") + 1),
  ),
  contentSecurityPolicy,
  embedPolicy,
  findPage: pageFinder(pages),
};
