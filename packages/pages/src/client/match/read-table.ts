import { CsvError, createMatcher, isMatched, type Matcher, readCsvHeadings } from "naijaref/match";
import { textsOf } from "../../../../naijaref/src/match/table/csv-options.ts";
import { readCsvRecords } from "../../../../naijaref/src/match/table/csv-records.ts";
import { suggestionAddress } from "../../addresses.ts";
import type { TableKind } from "./messages.ts";

/** In bytes. A table of all LGAs with a few columns has a twentieth of it. */
const MAX_BYTES = 2 ** 20;

/** More problems are counted only. */
const MAX_PROBLEMS = 200;

/** So many rows show which column has the names, and which ones have numbers. */
const LOOKED_AT = 50;

export type TableRead = Awaited<ReturnType<typeof readTable>>;

interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  readonly hasDecimalComma: boolean;
}

/**
 * Reads a table of places and numbers for the map.
 *
 * @param column the heading of the column with the numbers; the first that has numbers if left out
 * @throws CsvError when it is too large, or has no column of names or none of numbers.
 */
export async function readTable(file: Blob, kind: TableKind, column?: string) {
  if (file.size > MAX_BYTES)
    throw new CsvError(
      "row_too_long",
      "The table is larger than 1 MB: leave out the columns that are not needed.",
    );
  const table = readCells(new Uint8Array(await file.arrayBuffer()));
  const matcher = createMatcher({ kind });
  const names = columnOfNames(table, matcher);
  const columns = columnsOfNumbers(table, names);
  const numbers = columns.find((at) => table.headings[at] === column) ?? columns[0];
  if (numbers === undefined)
    throw new CsvError(
      "unknown_column",
      "No column has numbers. Write a heading, then in each row a name or code and a number.",
    );
  return {
    heading: table.headings[numbers] ?? "",
    headings: columns.map((at) => table.headings[at] ?? ""),
    ...matchRows(table, { matcher, kind, names, numbers }),
  };
}

/** The rows of a CSV file that have a cell, with their lines as spreadsheets count them. */
export function readCells(bytes: Uint8Array): Table {
  const { headings, delimiter, row } = readCsvHeadings(bytes);
  const rows: Table["rows"][number][] = [];
  let line = 0;
  const records = readCsvRecords(delimiter.charCodeAt(0), (record) => {
    line++;
    const cells = line > row ? textsOf(record) : [];
    if (cells.some((cell) => cell !== "")) rows.push({ line, cells });
  });
  records.read(bytes);
  records.finish();
  return { headings, rows, hasDecimalComma: delimiter === ";" };
}

/**
 * The column of whose first cells the most are a name or a code. Numbers can be codes too, so a column of
 * them is taken only where no other has any.
 */
function columnOfNames({ headings, rows, hasDecimalComma }: Table, matcher: Matcher): number {
  const looked = rows.slice(0, LOOKED_AT);
  for (const mayBeNumbers of [false, true]) {
    const found = headings.map(
      (_, at) =>
        looked.filter(({ cells }) => {
          const text = (cells[at] ?? "").trim();
          if (text === "" || (!mayBeNumbers && readNumber(text, hasDecimalComma) !== undefined)) return false;
          return matcher.match(text).status !== "none";
        }).length,
    );
    const most = Math.max(...found);
    if (most > 0) return found.indexOf(most);
  }
  throw new CsvError(
    "unknown_column",
    "No column has names or codes that are known. Write a heading, then in each row a name or code and a number.",
  );
}

const columnsOfNumbers = ({ headings, rows, hasDecimalComma }: Table, names: number): readonly number[] =>
  headings.flatMap((_, at) => {
    const filled = rows.slice(0, LOOKED_AT).filter(({ cells }) => (cells[at] ?? "").trim() !== "");
    const read = filled.filter(({ cells }) => readNumber(cells[at] ?? "", hasDecimalComma) !== undefined);
    return at !== names && read.length > 0 && read.length * 2 >= filled.length ? [at] : [];
  });

/** `1,234.5`, `1 234`, `12,5` where fields are divided by semicolons, `45%`, `₦3,000`. */
function readNumber(text: string, hasDecimalComma: boolean): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f₦%]/g, "");
  const plain = hasDecimalComma
    ? bare.replaceAll(".", "").replace(",", ".")
    : /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare)
      ? bare.replaceAll(",", "")
      : bare;
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : undefined;
}

interface Columns {
  readonly matcher: Matcher;
  readonly kind: TableKind;
  readonly names: number;
  readonly numbers: number;
}

function matchRows({ headings, rows, hasDecimalComma }: Table, { matcher, kind, names, numbers }: Columns) {
  const states = headings.findIndex((heading, at) => at !== names && /state/i.test(heading));
  const found = new Map<string, { line: number; address: string; number: number }>();
  /** The lines are counted as spreadsheets do. */
  const problems: { line: number; text: string; why: string }[] = [];
  for (const { line, cells } of rows) {
    const text = (cells[names] ?? "").trim();
    const state = cells[states]?.trim();
    const match = matcher.match(text, state && kind === "lga" ? { state } : undefined);
    const number = readNumber(cells[numbers] ?? "", hasDecimalComma);
    const say = (why: string): void => void problems.push({ line, text, why });
    const known = found.get(match.code ?? "");
    if (text === "") say("It has no name.");
    else if (match.code === null || !isMatched(match)) say(match.why);
    else if (number === undefined) say(`“${cells[numbers] ?? ""}” is not a number.`);
    else if (known !== undefined) say(`${match.name} is in row ${known.line} already, which is shown.`);
    else {
      if (match.status === "typo") say(`Shown as ${match.name}: ${match.why}`);
      found.set(match.code, { line, address: suggestionAddress({ kind, code: match.code }), number });
    }
  }
  return {
    rows: [...found.values()],
    problems: problems.slice(0, MAX_PROBLEMS),
    /** Problems that are only counted. */
    more: Math.max(0, problems.length - MAX_PROBLEMS),
  };
}
