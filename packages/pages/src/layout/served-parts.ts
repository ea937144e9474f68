import { CompareWith } from "../compare/compare-with.tsx";
import { areaWords } from "../map/area.ts";
import { RecordMap } from "../map/record-map.tsx";
import { AboutRecord, sourceInShort } from "../parts/about-record.tsx";

/**
 * What a record's page has where the service draws it: maps, measures, and who says what. Its data would be as
 * much as all that a device keeps, so a page that is drawn there is without.
 */
export const servedParts = { AboutRecord, areaWords, CompareWith, RecordMap, sourceInShort } as const;
