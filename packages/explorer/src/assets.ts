import { assets } from "./generated/assets.ts";

/** Scripts and styles by the name of their entry: `explorer.css`, `search.js`. */
export type AssetName = keyof typeof assets;

/** Where an asset is served. Its name has a hash of its content, so it may be kept for ever. */
export const assetAddress = (name: AssetName): string => assets[name];

export { assetFiles } from "./generated/assets.ts";
