import type { AssetName } from "../assets.ts";
import type { PageDefinition } from "../page.ts";
import { mapPage } from "./map-page.tsx";
import { wherePage } from "./where-page.tsx";

export { CountryMap } from "./country-map.tsx";
export { RecordMap } from "./record-map.tsx";
export { PlaceAt } from "./where-page.tsx";

export const MAP_ASSETS: readonly AssetName[] = ["map.css", "map.js"];

export const mapPages: readonly PageDefinition[] = [mapPage, wherePage];
