import { gzipSync } from "node:zlib";
import {
  camelCase,
  defineRecord,
  type Field,
  maybeText,
  type RecordDefinition,
  recordChange,
  type TableDefinition,
} from "@naijaref/records";
import { slugify } from "../../../packages/naijaref/src/names/fold.ts";
import {
  BASE,
  type CellKind,
  FIRST,
  type PackedCells,
  type PackedTable,
  SHORT,
} from "../../../packages/naijaref/src/table/packed.ts";
import type { RecordChange } from "../changes/compare.ts";
import { columnType, type Row, writeCell } from "../table/index.ts";

/** Rows by column, each column in the smallest encoding. `unpack` in the library is the inverse. */
export function pack(rows: readonly Row[], table: Pick<TableDefinition, "record">): PackedTable {
  const columns = Object.entries(table.record.fields).map(([column, field]) => {
    const cells = rows.map((row) => writeCell(row[column] ?? null));
    const isSlug = column === "slug" || column === "id";
    const names = isSlug ? rows.map((row) => String(row["name"])) : undefined;
    return {
      name: camelCase(column),
      kind: kindOf(field),
      cells: packCells(cells, names),
    };
  });
  return { rows: rows.length, columns };
}

function kindOf(field: Field): CellKind {
  const type = columnType(field);
  return type === "integer" ? "number" : type;
}

function packCells(cells: readonly string[], names: readonly string[] | undefined): PackedCells {
  const encodings: PackedCells[] = [
    { plain: cells.join("\n") },
    ...asWords(cells),
    { front: asFront(cells) },
  ];
  if (names !== undefined) encodings.push(asSlugs(cells, names, []), asSlugs(cells, names, OF_BANKS));
  const [smallest] = encodings.map((one) => [costOf(one), one] as const).sort(([a], [b]) => a - b);
  return smallest?.[1] ?? { plain: "" };
}

/** Packages are downloaded compressed. Of two that are then alike, the shorter is parsed in less time. */
function costOf(cells: PackedCells): number {
  const text = JSON.stringify(cells);
  return gzipSync(text).length + text.length / 16;
}

/** Frequent words have the shortest indexes. There may be too many words. */
function asWords(cells: readonly string[]): PackedCells[] {
  const counts = new Map<string, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const words = [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word);
  if (words.length > SHORT + (BASE - SHORT) * BASE) return [];
  const digit = (value: number): string => String.fromCharCode(FIRST + value);
  const written = new Map(
    words.map((word, at) => [
      word,
      at < SHORT ? digit(at) : digit(SHORT + Math.floor((at - SHORT) / BASE)) + digit((at - SHORT) % BASE),
    ]),
  );
  return [{ words: asFront(words), at: cells.map((cell) => written.get(cell)).join("") }];
}

function asFront(cells: readonly string[]): string {
  return cells
    .map((cell, row) => {
      const shared = sharedPrefix(cell, cells[row - 1] ?? "", 35);
      return shared.toString(36) + cell.slice(shared);
    })
    .join("\n");
}

/** With how many characters of the one above a cell begins, `limit` at most. */
function sharedPrefix(cell: string, above: string, limit: number): number {
  const most = Math.min(cell.length, above.length, limit);
  let shared = 0;
  while (shared < most && cell[shared] === above[shared]) shared++;
  return shared;
}

const OF_BANKS: readonly (readonly [string, string])[] = [
  ["-limited", ""],
  ["-plc", ""],
  ["-microfinance-bank", "-mfb"],
];

function asSlugs(
  cells: readonly string[],
  names: readonly string[],
  replaced: readonly (readonly [string, string])[],
): PackedCells {
  const slugOf = (name: string): string =>
    replaced.reduce((slug, [part, by]) => slug.replace(part, by), slugify(name));
  return {
    slugs: cells.map((cell, row) => (cell === slugOf(names[row] ?? "") ? "" : cell)).join("\n"),
    ...(replaced.length > 0 && { replaced }),
  };
}

const { data_version, kind, code, change, happened, field, sources } = recordChange.fields;

const asJson = ({ description }: Field) => maybeText(description, "null");

/** As it is packed: the day follows from the version, and the values, which are of any type, are JSON. */
const stored: RecordDefinition = defineRecord({
  ...recordChange,
  fields: {
    data_version,
    kind,
    code,
    change,
    happened,
    field,
    before: asJson(recordChange.fields.before),
    after: asJson(recordChange.fields.after),
    sources,
  },
});

/** The changes of records, packed. `listChanges` in the library is the inverse. */
export const packRecordChanges = (changes: readonly RecordChange[]): PackedTable =>
  pack(
    changes.map(({ date: _, before, after, ...others }) => ({
      ...others,
      before: before === null ? null : JSON.stringify(before),
      after: after === null ? null : JSON.stringify(after),
    })),
    { record: stored },
  );
