import { createHash } from "node:crypto";
import { type TableName, tables } from "@naijaref/records";
import { isEmpty, type Row, writeCell } from "@naijaref/tools/table";
import { claimsOf } from "../general/proofs.ts";
import { type Proof, type Statement, Testimony } from "../general/testimony.ts";
import type { CheckedDataset } from "../rule.ts";
import { keyOf, listOf, tablesWith, textOf } from "../rule.ts";

export interface AuditOptions {
  readonly field?: string | undefined;
  readonly table?: string | undefined;
  readonly size: number;
  readonly seed: string;
}

/** The fields that can be audited, with their tables. */
export const auditable = (dataset: CheckedDataset): { readonly table: TableName; readonly field: string }[] =>
  tablesWith(dataset, "unverified_fields").flatMap(({ name }) =>
    claimsOf(name).map((field) => ({ table: name, field })),
  );

const isVerified = (row: Row, field: string): boolean =>
  !isEmpty(row[field]) && !listOf(row, "unverified_fields").includes(field);

/** Prints verified values with what their sources say, so that anybody can look each of them up. */
export function audit(dataset: CheckedDataset, { field, table, size, seed }: AuditOptions): string {
  const testimony = new Testimony(dataset);
  const sources = new Map(dataset.sources.map((source) => [textOf(source, "id"), source]));
  const chosen = auditable(dataset).filter(
    (one) => (field === undefined || one.field === field) && (table === undefined || one.table === table),
  );

  const nameOf = (id: string): string => {
    const source = sources.get(id);
    const copy = source === undefined ? "" : textOf(source, "retrieved");
    return `${id} (${source === undefined ? "unknown" : textOf(source, "publisher")}${copy === "" ? "" : `, ${copy}`})`;
  };
  const statementLine = ({ source, says, agrees }: Statement, value: string): string => {
    const verdict = !agrees ? " [another value]" : says === value ? "" : " [written otherwise]";
    return `    "${says}"${verdict}: ${nameOf(source)}`;
  };
  const withoutStatement = (proof: Proof, row: Row): string[] => {
    if (proof.kind === "rule") return [`    proved by the rule ${proof.rule}`];
    const own = listOf(row, "sources").filter((id) => proof.lists.includes(id));
    return (own.length > 0 ? own : proof.lists).map(
      (id) => `    on the list of the body that decides it: ${nameOf(id)}`,
    );
  };

  return chosen
    .map((one) => {
      const proof = testimony.proofOf(one.table, one.field);
      if (proof === undefined)
        return `${one.table}.${one.field}: data/witnesses/proofs.csv does not have it\n`;
      const rows = new Map(
        dataset[one.table]
          .filter((row) => isVerified(row, one.field))
          .map((row) => [keyOf(tables[one.table], row), row]),
      );
      const records = sample([...rows.keys()], size, seed).map((key) => {
        const row = rows.get(key) ?? {};
        const value = writeCell(row[one.field] ?? null);
        const statements = testimony.about(one.table, key, one.field, row);
        const name = textOf(row, "name");
        return [
          `  ${key}${name === "" || name === value ? "" : ` ${name}`}: ${value}`,
          ...(statements.length > 0
            ? statements.map((statement) => statementLine(statement, value))
            : withoutStatement(proof, row)),
        ].join("\n");
      });
      const proved = {
        list: "a list of the body that decides it",
        witnesses: "two publishers",
        rule: "a rule",
      }[proof.kind];
      return `${one.table}.${one.field}: ${records.length} of ${rows.size} verified values, proved by ${proved}\n${records.join("\n")}\n`;
    })
    .join("\n");
}

/** The same items for the same seed on every machine: those whose hash with the seed comes first. */
export function sample(keys: readonly string[], size: number, seed: string): string[] {
  const rank = (key: string): string => createHash("sha256").update(`${seed} ${key}`).digest("hex");
  const ranked = keys.map((key) => ({ key, rank: rank(key) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return ranked
    .slice(0, size)
    .map(({ key }) => key)
    .sort();
}
