import { fold } from "../../../packages/naijaref/src/names/fold.ts";
import type { Row } from "../table/index.ts";

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Institutions in the order in which the library lists them, so that it need not sort them. */
export const banksByName = (rows: readonly Row[]): readonly Row[] =>
  rows
    .map((row) => ({ row, name: fold(String(row["name"])), id: String(row["id"]) }))
    .sort((a, b) => compare(a.name, b.name) || compare(a.id, b.id))
    .map(({ row }) => row);
