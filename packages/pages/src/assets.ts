import { assets, imports } from "./generated/assets.ts";

/** Scripts and styles by the name of their entry: `explorer.css`, `search.js`. */
export type AssetName = keyof typeof assets;

/** Where an asset is served. Its name has a hash of its content, so it may be kept for ever. */
export const assetAddress = (name: AssetName): string => assets[name];

export const importsOf = (names: readonly AssetName[]): readonly string[] => [
  ...new Set(names.flatMap((name) => imports[name] ?? [])),
];

export { assetFiles } from "./generated/assets.ts";

/** The flag of Nigeria as SVG. */
export const ICON =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'><path fill='#008751' d='M0 0h3v2H0z'/><path fill='#fff' d='M1 0h1v2H1z'/></svg>";
