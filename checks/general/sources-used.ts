import type { Rule } from "../rule.ts";
import { listOf, tablesWith, textOf } from "../tables.ts";

/** Sources that no record, decision or witness names, and what they are credited for. */
const CREDITED_ELSEWHERE: ReadonlyMap<string, string> = new Map();

export const sourcesUsed: Rule = {
  name: "sources-used",
  description: "every source is named by a record, a decision or a witness, or credited for something else.",
  check: (dataset) => {
    const named = new Set(
      [
        ...tablesWith(dataset, "sources").map(({ rows }) => rows),
        ...dataset.evidence.map(({ decisions }) => decisions),
        ...dataset.witnesses.map(({ rows }) => rows),
        dataset.proofs,
      ].flatMap((rows) => rows.flatMap((row) => listOf(row, "sources"))),
    );
    return dataset.sources
      .map((row) => textOf(row, "id"))
      .filter((id) => !named.has(id) && !CREDITED_ELSEWHERE.has(id))
      .map((id) => ({
        file: "sources.csv",
        key: id,
        message:
          "no record and no decision names it: remove it, or say in checks/general/sources-used.ts what it is credited for",
      }));
  },
};
