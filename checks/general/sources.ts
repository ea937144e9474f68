import { isEmpty } from "@naijaref/tools/table";
import { listOf, on, rule, tablesWith, textOf } from "../rule.ts";
import { eachValue } from "./testimony.ts";

/** The dataset is CC BY 4.0: nothing share-alike may enter it, whatever the licence is called. */
const SHARE_ALIKE = /share.?alike|\bBY-SA\b|ODbL|GFDL|non.?commercial|\bNC\b/i;

/** Their licences are share-alike, also where a copy states none. */
const SHARE_ALIKE_PUBLISHERS = /wikipedia|wikimedia|openstreetmap|grid3/i;

export const openSources = rule(
  "open-sources",
  "no source forbids that the dataset is published under CC BY 4.0.",
  function* ({ sources }) {
    const message =
      "its licence is share-alike or forbids some uses: remove the values that were taken from it";
    for (const source of sources)
      if (
        SHARE_ALIKE.test(textOf(source, "licence")) ||
        ["id", "name", "publisher", "url"].some((field) => SHARE_ALIKE_PUBLISHERS.test(textOf(source, field)))
      )
        yield on("sources", source, message);
  },
);

export const sourcesUsed = rule(
  "sources-used",
  "every source is used by a record, a decision or a witness.",
  function* (dataset) {
    const named = new Set(
      [
        ...tablesWith(dataset, "sources").map(({ rows }) => rows),
        ...dataset.evidence.map(({ decisions }) => decisions),
        ...dataset.witnesses.map(({ rows }) => rows),
        dataset.proofs,
      ].flatMap((rows) => rows.flatMap((row) => listOf(row, "sources"))),
    );
    for (const source of dataset.sources)
      if (!named.has(textOf(source, "id")))
        yield on("sources", source, "no record, decision or witness uses this source: remove it");
  },
);

export const sourcesOfValues = rule(
  "sources-of-values",
  "of the witnesses that agree on a value, one at least is among the sources of the record.",
  function* (dataset) {
    for (const { table, row, field, proof, agreeing } of eachValue(dataset)) {
      if (proof.kind !== "witnesses" || agreeing.length === 0) continue;
      const sources = listOf(row, "sources");
      const message = `${field} is from ${agreeing.join(" and ")}: add it to sources, and remove a source from which no field is`;
      if (!agreeing.some((source) => sources.includes(source))) yield on(table, row, message, field);
    }
  },
);

/** Nobody can doubt what identifies the record, nor these two fields about the others. */
const NEVER = ["unverified_fields", "sources"];

export const unverifiedFields = rule(
  "unverified-fields",
  "unverified_fields names only fields of the record that have a value.",
  function* (dataset) {
    for (const { name, table, rows } of tablesWith(dataset, "unverified_fields"))
      for (const row of rows)
        for (const field of listOf(row, "unverified_fields")) {
          if (!(field in table.record.fields) || NEVER.includes(field)) {
            const message = `unverified_fields names ${field}, which is not a field that can be in doubt. Remove it`;
            yield on(name, row, message);
          } else if (isEmpty(row[field]))
            yield on(name, row, `${field} is unverified but empty: remove it from unverified_fields`);
        }
  },
);
