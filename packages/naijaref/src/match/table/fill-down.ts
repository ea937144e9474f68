import type { MatchWithin } from "../area.ts";
import type { CsvPlaces } from "./csv-columns.ts";

/** A column that says where a row is, from the widest to the narrowest. */
export type FilledColumn = (typeof COLUMNS)[number];

const COLUMNS = ["state", "lga", "ward"] as const;

/** Fewer empty cells may be forgotten ones; below a single name more are asked for. */
const LEAST_EMPTY = { several: 2, single: 5 };

const isBlank = (cell: string | undefined): boolean => cell === undefined || cell.trim() === "";

/**
 * The columns in which an empty cell means the one above: those that there are, or with rows those that show
 * it. Spreadsheets merge cells so: each state is written once, and at least as many cells below are empty.
 *
 * @param rows the texts of the first rows.
 */
export function filledColumns(
  places: CsvPlaces,
  rows: (() => readonly (readonly string[])[]) | undefined,
): readonly FilledColumn[] {
  const there = COLUMNS.filter((column) => places[column] !== undefined);
  if (rows === undefined || there.length === 0) return there;
  const read = rows().filter((cells) => !cells.every(isBlank));
  const filled: FilledColumn[] = [];
  for (const column of there) if (showsFilled(read, places, column)) filled.push(column);
  return filled;
}

function showsFilled(rows: readonly (readonly string[])[], places: CsvPlaces, column: FilledColumn): boolean {
  const wider = COLUMNS.slice(0, COLUMNS.indexOf(column)).map((one) => places[one]);
  const seen = new Set<string>();
  const last: string[] = wider.map(() => "");
  let empty = 0;
  for (const cells of rows) {
    wider.forEach((place, at) => {
      const cell = place === undefined ? undefined : cells[place];
      if (!isBlank(cell)) last[at] = cell as string;
    });
    const cell = cells[places[column] as number];
    if (isBlank(cell)) {
      // Above the first there is nothing to fill from.
      if (seen.size === 0) return false;
      empty++;
      continue;
    }
    const key = [...last, (cell as string).trim().toLowerCase()].join("\n");
    if (seen.has(key)) return false;
    seen.add(key);
  }
  // One ward, and rows below that have none, is what tables of codes look like.
  if (seen.size < 2) return column === "state" && empty >= LEAST_EMPTY.single;
  return empty >= Math.max(LEAST_EMPTY.several, seen.size);
}

/** Fills empty cells from the rows above, one row after the other. */
export function fillDown(filled: readonly FilledColumn[]): (row: MatchWithin) => {
  readonly within: MatchWithin;
  readonly isFilled: boolean;
} {
  const above: { [K in FilledColumn]?: string } = {};
  return (row) => {
    if (filled.length === 0) return { within: row, isFilled: false };
    const within: { -readonly [K in keyof MatchWithin]: MatchWithin[K] } = { ...row };
    let isFilled = false;
    for (const [at, column] of COLUMNS.entries()) {
      if (!filled.includes(column)) continue;
      if (isBlank(row[column])) {
        if (above[column] !== undefined) {
          within[column] = above[column];
          isFilled = true;
        }
        continue;
      }
      if (above[column] !== row[column]) for (const narrower of COLUMNS.slice(at + 1)) delete above[narrower];
      above[column] = row[column] as string;
    }
    return { within, isFilled };
  };
}
