import { type TableName, tables } from "@naijaref/records";
import type { Row } from "@naijaref/tools/table";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";
import { keyOf, listOf, tablesWith, textOf } from "../tables.ts";
import { Independence } from "./independence.ts";
import { type Proof, type Statement, Testimony } from "./testimony.ts";

const isEmpty = (cell: unknown): boolean =>
  cell === null || cell === undefined || cell === "" || (Array.isArray(cell) && cell.length === 0);

/** The sources that prove a value must be two publishers, or one must be of the body that decides it. */
function isProved(independence: Independence, proof: Proof, sources: readonly string[]): boolean {
  if (sources.some((source) => proof.lists.includes(source)) || independence.hasTwo(sources)) return true;
  const bodies = proof.lists.map((list) => independence.publisherOf(list));
  return proof.kind === "list" && sources.some((source) => bodies.includes(independence.publisherOf(source)));
}

/** The values that sources have and that a decision rejected with its reason. */
const rejectedValues = ({ evidence }: CheckedDataset): ReadonlySet<string> =>
  new Set(
    evidence.flatMap(({ decisions }) =>
      decisions
        .filter((row) => row["decision"] === "rejected")
        .map((row) => ["table", "key", "field", "value"].map((column) => textOf(row, column)).join(" ")),
    ),
  );

const noProof = (field: string, value: unknown, proof: Proof, sources: readonly string[]): string => {
  const undecided = proof.kind === "list" ? ", and not the one that decides it" : "";
  const has =
    sources.length === 0
      ? "no witness"
      : `only ${sources.join(" and ")}, which is one publisher${undecided},`;
  return `${field} "${String(value)}" has ${has} in data/witnesses: add a second, or add ${field} to unverified_fields`;
};

const notRejected = (field: string, { source, says }: Statement): string =>
  `${source} has the ${field} "${says}": reject it with a reason in data/evidence, or add ${field} to unverified_fields`;

/**
 * The record's sources that say what a field says, although no witness is named for it: a list has whole
 * records. Once a witness is named, only the lists of the body that decides count with it. The other sources
 * of a bank that merged have its code, and not that it merged.
 */
function sourcesWithTheField(row: Row, proof: Proof, statements: readonly Statement[]): readonly string[] {
  if (proof.kind !== "list") return [];
  const sources = listOf(row, "sources");
  if (statements.length === 0) return sources;
  const heard = statements.map(({ source }) => source);
  return sources.filter((source) => proof.lists.includes(source) && !heard.includes(source));
}

export const twoPublishers: Rule = {
  name: "two-publishers",
  description:
    "a value that is not marked unverified has two publishers of which neither repeats the other, or the body that decides it; and a source that contradicts it was rejected with a reason.",
  check: (dataset) => {
    const testimony = new Testimony(dataset);
    const independence = new Independence(dataset.sources);
    const rejected = rejectedValues(dataset);
    return tablesWith(dataset, "unverified_fields").flatMap(({ name, table, rows }) =>
      Object.keys(table.record.fields).flatMap((field) => {
        const proof = testimony.proofOf(name, field);
        if (proof === undefined || proof.kind === "rule") return [];
        return rows.flatMap((row): Finding[] => {
          if (isEmpty(row[field]) || listOf(row, "unverified_fields").includes(field)) return [];
          const key = keyOf(tables[name as TableName], row);
          const statements = testimony.about(name, key, field, row);
          const agreeing = statements.filter(({ agrees }) => agrees).map(({ source }) => source);
          const sources = [...agreeing, ...sourcesWithTheField(row, proof, statements)];
          const faults = isProved(independence, proof, sources)
            ? []
            : [noProof(field, row[field], proof, sources)];
          // What contradicts a list is found by the rules that compare the list itself.
          const dissent = statements
            .filter(({ agrees, source }) => !agrees && !proof.weak.includes(source))
            .filter(
              ({ says }) => proof.kind === "witnesses" && !rejected.has([name, key, field, says].join(" ")),
            )
            .map((statement) => notRejected(field, statement));
          return [...faults, ...dissent].map((message) => ({ file: table.path, key, message }));
        });
      }),
    );
  },
};
