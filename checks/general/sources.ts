import { type Finding, keyOf, listOf, type Rule, tablesWith, textOf } from "../rule.ts";
import { Testimony } from "./testimony.ts";

/** The dataset is CC BY 4.0: nothing share-alike may enter it, whatever the licence is called. */
const SHARE_ALIKE = /share.?alike|\bBY-SA\b|ODbL|GFDL|non.?commercial|\bNC\b/i;

/** Their licences are share-alike, also where a copy states none. */
const SHARE_ALIKE_PUBLISHERS = /wikipedia|wikimedia|openstreetmap|grid3/i;

export const openSources: Rule = {
  name: "open-sources",
  description: "no source forbids that the dataset is published under CC BY 4.0.",
  check: ({ sources }) =>
    sources
      .filter(
        (source) =>
          SHARE_ALIKE.test(textOf(source, "licence")) ||
          ["id", "name", "publisher", "url"].some((field) =>
            SHARE_ALIKE_PUBLISHERS.test(textOf(source, field)),
          ),
      )
      .map((source) => ({
        file: "sources.csv",
        key: textOf(source, "id"),
        message: "its licence is share-alike or forbids some uses: remove the values that were taken from it",
      })),
};

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

export const sourcesOfValues: Rule = {
  name: "sources-of-values",
  description: "of the witnesses that agree on a value, one at least is among the sources of the record.",
  check: (dataset) => {
    const testimony = new Testimony(dataset);
    return tablesWith(dataset, "sources").flatMap(({ name, table, rows }) =>
      Object.keys(table.record.fields)
        .filter((field) => testimony.proofOf(name, field)?.kind === "witnesses")
        .flatMap((field) =>
          rows.flatMap((row): Finding[] => {
            const key = keyOf(table, row);
            const sources = listOf(row, "sources");
            const agreeing = testimony
              .about(name, key, field, row)
              .filter(({ agrees }) => agrees)
              .map(({ source }) => source);
            if (agreeing.length === 0 || agreeing.some((source) => sources.includes(source))) return [];
            const message = `${field} is from ${agreeing.join(" and ")}: add it to sources, and remove a source from which no field is`;
            return [{ file: table.path, key, field, message }];
          }),
        ),
    );
  },
};

/** Nobody can doubt what identifies the record, nor these two fields about the others. */
const NEVER = ["unverified_fields", "sources"];

export const unverifiedFields: Rule = {
  name: "unverified-fields",
  description: "unverified_fields names only fields of the record that have a value.",
  check: (dataset) =>
    tablesWith(dataset, "unverified_fields").flatMap(({ table, rows }) =>
      rows.flatMap((row) => {
        const fault = (message: string): Finding => ({ file: table.path, key: keyOf(table, row), message });
        return listOf(row, "unverified_fields").flatMap((field): Finding[] => {
          if (!(field in table.record.fields) || NEVER.includes(field)) {
            return [
              fault(`unverified_fields names ${field}, which is not a field that can be in doubt. Remove it`),
            ];
          }
          const value = row[field];
          const empty = value === null || value === "" || (Array.isArray(value) && value.length === 0);
          return empty ? [fault(`${field} is unverified but empty: remove it from unverified_fields`)] : [];
        });
      }),
    ),
};
