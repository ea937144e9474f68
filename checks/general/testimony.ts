import { groupBy, type Row } from "@naijaref/pipeline/table";
import type { TableName } from "@naijaref/records";
import { fold, joined } from "naijaref/text";
import type { CheckedDataset } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";

/** What one source says about one field of one record. */
export interface Statement {
  readonly source: string;
  /** As the source writes it. */
  readonly says: string;
  /** Whether it is the field's value, however it is written. */
  readonly agrees: boolean;
}

/** What a field needs to be verified. */
export interface Proof {
  readonly kind: "list" | "witnesses" | "rule";
  /** Lists of the body that decides the fact: each is enough. */
  readonly lists: readonly string[];
  /** Sources whose contradiction alone does not count. */
  readonly weak: readonly string[];
  /** The rule that proves it. */
  readonly rule: string;
}

const written = (row: Row, field: string): string => {
  const cell = row[field] ?? "";
  return Array.isArray(cell) ? cell.join("|") : String(cell);
};

/** All that the sources say, to be asked field by field. */
export class Testimony {
  readonly #statements: ReadonlyMap<string, readonly Row[]>;
  readonly #proofs: ReadonlyMap<string, Proof>;

  constructor({ witnesses, proofs }: CheckedDataset) {
    this.#statements = groupBy(
      witnesses.flatMap(({ table, rows }) => rows.map((row) => ({ ...row, table }))),
      (row) => `${row.table} ${textOf(row, "key")} ${textOf(row, "field")}`,
    );
    this.#proofs = new Map(
      proofs.map((row) => [
        `${textOf(row, "table")} ${textOf(row, "field")}`,
        {
          kind: row["proof"] as Proof["kind"],
          lists: listOf(row, "sources"),
          weak: listOf(row, "weak"),
          rule: textOf(row, "by"),
        },
      ]),
    );
  }

  proofOf(table: TableName, field: string): Proof | undefined {
    return this.#proofs.get(`${table} ${field}`);
  }

  /** What each source says about a record's field, in the order of the file. */
  about(table: TableName, key: string, field: string, record: Row): Statement[] {
    const value = joined(fold(written(record, field)));
    return (this.#statements.get(`${table} ${key} ${field}`) ?? []).flatMap((row) => {
      const [says, means, sources] = [textOf(row, "says"), textOf(row, "means"), listOf(row, "sources")];
      const agrees = joined(fold(means === "" ? says : means)) === value;
      const named = sources.length > 0 ? sources : (this.proofOf(table, field)?.lists ?? []);
      return named.map((source) => ({ source, says, agrees }));
    });
  }
}
