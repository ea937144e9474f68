import { cut, fill, isDoubtful, type Paint, type Shown, textOfValue, valueIn, widthOf } from "./cell.ts";

/** Left out of a table unless they are asked for: they are long, and say little at a glance. */
const SELDOM_READ = ["sources", "unverified_fields", "aliases", "slug"];

const BETWEEN = "  ";
/** A column that is wider gives space before another is left out. */
const NARROW = 16;
const NARROW_NAME = 32;
/** No column is wider. */
const WIDEST = 60;
/** As much of a heading is shown where the cells are shorter. */
const HEADING = 12;
const DOUBT = "?";

export interface TableOptions {
  /** Names in snake_case. */
  readonly columns: readonly string[];
  readonly isChosen: boolean;
  readonly width: number;
  readonly paint: Paint;
}

export interface Table {
  readonly lines: Iterable<string>;
  /** Columns that had no space. */
  readonly leftOut: readonly string[];
  readonly hasDoubts: boolean;
}

interface Column {
  readonly name: string;
  width: number;
}

/**
 * Records as an aligned table that is no wider than the terminal. What is not verified has a question mark.
 */
export function tableOf(records: readonly (Shown | null)[], options: TableOptions): Table {
  const { columns, isChosen, width, paint } = options;
  const names = isChosen ? columns : nameSecond(columns.filter((name) => !SELDOM_READ.includes(name)));
  const rows = records.map((record) => names.map((name) => cellOf(record, name)));
  const all = names.map((name, at) => {
    const content = rows.reduce((most, row) => Math.max(most, widthOf(row[at] ?? "")), 0);
    return { name, width: Math.min(WIDEST, Math.max(content, Math.min(HEADING, name.length))) };
  });
  const shown = fitColumns(all, width);
  const line = (cells: readonly string[]): string =>
    shown
      .map((column, at) => fill(cut(cells[at] ?? "", column.width), column.width))
      .join(BETWEEN)
      .trimEnd();
  return {
    lines: linesOf(),
    leftOut: names.slice(shown.length),
    hasDoubts: records.some((record) => record !== null && names.some((name) => isDoubtful(record, name))),
  };

  function* linesOf(): Generator<string> {
    yield paint("bold", line(shown.map(({ name }) => name)));
    for (const row of rows) yield markDoubts(line(row), paint);
  }
}

const cellOf = (record: Shown | null, name: string): string =>
  record === null ? "" : textOfValue(valueIn(record, name)) + (isDoubtful(record, name) ? ` ${DOUBT}` : "");

const markDoubts = (line: string, paint: Paint): string =>
  line.replaceAll(/(?<=\S )\?(?=\s|$)/g, paint("yellow", DOUBT));

/** Beside the code, so that it is the last to be left out. */
const nameSecond = ([first = "", ...others]: readonly string[]): readonly string[] =>
  others.includes("name") ? [first, "name", ...others.filter((name) => name !== "name")] : [first, ...others];

/** Takes space from the widest column; when all are narrow, it leaves the last one out. */
function fitColumns(all: readonly Column[], width: number): readonly Column[] {
  const columns = all.map((column) => ({ ...column }));
  const total = () => columns.reduce((sum, column) => sum + column.width + BETWEEN.length, -BETWEEN.length);
  while (total() > width && columns.length > 1) {
    const widest = columns.reduce((a, b) => (spareOf(b) > spareOf(a) ? b : a));
    if (spareOf(widest) > 0) widest.width--;
    else columns.pop();
  }
  return columns;
}

const spareOf = ({ name, width }: Column): number => width - (name === "name" ? NARROW_NAME : NARROW);
