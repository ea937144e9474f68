import { readFileSync } from "node:fs";
import type { ListKind } from "../../packages/naijaref/src/kinds/kinds.ts";
import { readCsv } from "../../tools/data/table/csv.ts";

/** A cell of a public list, and what it means. */
export interface Cell {
  readonly kind: ListKind;
  readonly state: string;
  readonly lga: string;
  readonly text: string;
  /** The codes that are right; none where nothing may be answered without a person. */
  readonly expected: readonly string[];
  readonly class: string;
}

const COLUMNS = ["kind", "state", "lga", "text", "expected", "class", "how_known"] as const;

const NOTHING = ["none", "ambiguous"];

export const readCells = (): Cell[] =>
  readCsv(readFileSync(new URL("cells/cells.csv", import.meta.url), "utf8"), COLUMNS).map((row) => {
    const { kind, state, lga, text, expected, class: of } = row as Record<(typeof COLUMNS)[number], string>;
    return {
      kind: kind as ListKind,
      state,
      lga,
      text,
      expected: NOTHING.includes(expected) ? [] : expected.split("|"),
      class: of,
    };
  });

export const canBeCoded = (cell: Cell): boolean => cell.expected.length > 0 && cell.class !== "hard";
