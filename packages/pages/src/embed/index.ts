import { areaCodePage } from "../codes/area-codes.tsx";
import { plateCodePage } from "../codes/plate-codes.tsx";
import { prefixPage } from "../codes/prefixes.tsx";
import type { PageDefinition } from "../page.ts";
import { recordPages } from "../records/index.tsx";
import { mapEmbed } from "./map-embed.tsx";
import { embedOf } from "./record-embed.tsx";

/** What other pages may frame: a map, and a card of each record. */
export const embedPages: readonly PageDefinition[] = [
  mapEmbed,
  ...[...recordPages, prefixPage, areaCodePage, plateCodePage].map(embedOf),
];
