/**
 * How a table travels in the package: by column, each column in the smallest of four encodings.
 * Written by the build's `pack`, read by `unpack`; null is the empty string.
 */
export interface PackedTable {
  readonly rows: number;
  readonly columns: readonly PackedColumn[];
}

export interface PackedColumn {
  /** The field's name in camelCase. */
  readonly name: string;
  readonly kind: CellKind;
  readonly cells: PackedCells;
}

/** The type of a cell's value. */
export type CellKind = "text" | "number" | "flag" | "list";

export type PackedCells =
  /** Every cell, one a line. */
  | { readonly plain: string }
  /** For each row how many characters it shares with the row above (one base-36 digit), then the rest. */
  | { readonly front: string }
  /** The distinct cells, as in `front`, and for each row the index of its cell (see `SHORT`). */
  | { readonly words: string; readonly at: string }
  /**
   * An empty line means that the cell is the slug of the row's name, in which each of some parts is replaced,
   * in this order. Other cells are written out.
   */
  | { readonly slugs: string; readonly replaced?: readonly (readonly [part: string, by: string])[] };

/**
 * An index below this is written as one character, `FIRST` for 0. Others are two: how often `BASE` is in what
 * is above, as such a character from `SHORT` on; then the rest.
 */
export const SHORT = 80;
export const FIRST = 35;
export const BASE = 92;
