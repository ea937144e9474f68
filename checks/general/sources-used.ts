import type { Rule } from "../rule.ts";
import { listOf, tablesWith, textOf } from "../tables.ts";

export const sourcesUsed: Rule = {
  name: "sources-used",
  description: "every source is used by a record, a decision or a witness.",
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
      .filter((id) => !named.has(id))
      .map((id) => ({
        file: "sources.csv",
        key: id,
        message: "no record, decision or witness uses this source: remove it",
      }));
  },
};
