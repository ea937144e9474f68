import type { PageDefinition } from "../page.ts";
import { mapPage } from "./map-page.tsx";
import { wherePage } from "./where-page.tsx";

export { CountryMap } from "./country-map.tsx";
export { RecordMap } from "./record-map.tsx";

/** The pages of the map. */
export const mapPages: readonly PageDefinition[] = [mapPage, wherePage];
