import type { TableName } from "@naijaref/records";
import { groupBy, type Row, writeCell } from "@naijaref/tools/table";
import { fold, joined } from "naijaref/text";
import { type CheckedDataset, keyOf, listOf, tablesWith, textOf } from "../rule.ts";

/** Tells whether sources rest on different publishers. */
export class Independence {
  readonly #sources: ReadonlyMap<string, Row>;

  constructor(sources: readonly Row[]) {
    this.#sources = new Map(sources.map((source) => [textOf(source, "id"), source]));
  }

  publisherOf(id: string): string {
    return textOf(this.#sources.get(id) ?? {}, "publisher");
  }

  /** The publishers whose word a source is: its own, and those of the sources that it repeats. */
  publishersOf(id: string): ReadonlySet<string> {
    const seen = new Set([id]);
    // What is added while it runs is visited too.
    for (const one of seen)
      for (const repeated of listOf(this.#sources.get(one), "relays")) seen.add(repeated);
    return new Set([...seen].map((one) => this.publisherOf(one)).filter((publisher) => publisher !== ""));
  }

  hasTwo(ids: readonly string[]): boolean {
    const words = ids.map((id) => this.publishersOf(id));
    return words.some((one, at) =>
      words.slice(at + 1).some((other) => [...one].every((publisher) => !other.has(publisher))),
    );
  }
}

export interface Statement {
  readonly source: string;
  /** As the source writes it. */
  readonly says: string;
  readonly agrees: boolean;
}

export interface Proof {
  readonly kind: "list" | "witnesses" | "rule";
  /** Lists of the body that decides the fact: each is enough. */
  readonly lists: readonly string[];
  /** Sources whose contradiction alone does not count. */
  readonly weak: readonly string[];
  readonly rule: string;
}

/** What the witnesses say by table, key and field. Several rules ask: it is grouped once for each dataset. */
const grouped = new WeakMap<CheckedDataset["witnesses"], ReadonlyMap<string, readonly Row[]>>();

function statementsIn(witnesses: CheckedDataset["witnesses"]): ReadonlyMap<string, readonly Row[]> {
  const known = grouped.get(witnesses);
  if (known !== undefined) return known;
  const said = witnesses.flatMap(({ table, rows }) => rows.map((row) => ({ table, row })));
  const statements = groupBy(
    said,
    ({ table, row }) => `${table} ${textOf(row, "key")} ${textOf(row, "field")}`,
    ({ row }) => row,
  );
  grouped.set(witnesses, statements);
  return statements;
}

/** All that the sources say, to be asked field by field. */
export class Testimony {
  readonly #statements: ReadonlyMap<string, readonly Row[]>;
  readonly #proofs: ReadonlyMap<string, Proof>;

  constructor({ witnesses, proofs }: CheckedDataset) {
    this.#statements = statementsIn(witnesses);
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

  about(table: TableName, key: string, field: string, record: Row): Statement[] {
    const statements = this.#statements.get(`${table} ${key} ${field}`);
    if (statements === undefined) return [];
    const value = joined(fold(writeCell(record[field] ?? null)));
    return statements.flatMap((row) => {
      const [says, means, sources] = [textOf(row, "says"), textOf(row, "means"), listOf(row, "sources")];
      const agrees = joined(fold(means === "" ? says : means)) === value;
      const named = sources.length > 0 ? sources : (this.proofOf(table, field)?.lists ?? []);
      return named.map((source) => ({ source, says, agrees }));
    });
  }
}

/** Each value that a list or witnesses prove, and what the sources say of it. */
export function* eachValue(dataset: CheckedDataset) {
  const testimony = new Testimony(dataset);
  for (const { name, table, rows } of tablesWith(dataset, "unverified_fields"))
    for (const field of Object.keys(table.record.fields)) {
      const proof = testimony.proofOf(name, field);
      if (proof === undefined || proof.kind === "rule") continue;
      for (const row of rows) {
        const key = keyOf(table, row);
        const statements = testimony.about(name, key, field, row);
        const agreeing = statements.filter(({ agrees }) => agrees).map(({ source }) => source);
        const isDoubted = listOf(row, "unverified_fields").includes(field);
        yield { table: name, key, row, field, proof, statements, agreeing, isDoubted };
      }
    }
}
