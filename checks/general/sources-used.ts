import type { Rule } from "../rule.ts";
import { listOf, tablesWith, textOf } from "../tables.ts";

/** Sources that no record names, and what they are credited for. */
const CREDITED_ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ["geoboundaries-nga", "data/places/boundaries, and the check of centroids"],
  ["geonames-admin2", "aliases of LGAs"],
  ["inec-directory-2015", "aliases of wards, and how some names are written"],
  ["inec-ra-2013", "aliases of wards"],
  ["inec-sql-2022", "aliases of wards"],
]);

export const sourcesUsed: Rule = {
  name: "sources-used",
  description: "every source is named by a record, or credited for something else.",
  check: (dataset) => {
    const named = new Set(
      tablesWith(dataset, "sources").flatMap(({ rows }) => rows.flatMap((row) => listOf(row, "sources"))),
    );
    return dataset.sources
      .map((row) => textOf(row, "id"))
      .filter((id) => !named.has(id) && !CREDITED_ELSEWHERE.has(id))
      .map((id) => ({
        file: "sources.csv",
        key: id,
        message:
          "no record names it: remove it, or say in checks/general/sources-used.ts what it is credited for",
      }));
  },
};
