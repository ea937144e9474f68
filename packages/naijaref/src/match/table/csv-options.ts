import { PARENTS, type Parent } from "../../kinds/parents.ts";
import { fold, joined } from "../../names/fold.ts";
import type { MatchRow, MatchWithin } from "../area.ts";
import type { DamageKind, IdReader } from "../codes.ts";
import type { Matcher, MatcherOptions } from "../matcher.ts";
import type { MatchResult, MatchStatus } from "../result.ts";
import type { CsvRecord } from "./csv-records.ts";
import { type CsvEncoding, CsvError, textOf } from "./csv-text.ts";

export const CSV_COLUMNS = /* @__PURE__ */ Object.freeze([
  "status",
  "code",
  "name",
  "confidence",
  "why",
] as const);

/** The columns of what a record lies in: the name of each, and its code. */
export type ParentColumn = Parent | `${Parent}_code`;

export const PARENT_COLUMNS: readonly ParentColumn[] = /* @__PURE__ */ Object.freeze(
  PARENTS.flatMap((parent) => [parent, `${parent}_code`] as const),
);

/**
 * A column that can be added: of the result, or of what its record lies in. `meant`: the code of the record
 * of this name in another state than the row's, where only one has it.
 */
export type CsvColumn = (typeof CSV_COLUMNS)[number] | "meant" | ParentColumn;

/** Every column that can be added. */
export const CSV_ADDED: readonly CsvColumn[] = /* @__PURE__ */ Object.freeze([
  ...CSV_COLUMNS,
  "meant",
  ...PARENT_COLUMNS,
]);

/** `chosen`: a person chose it. */
export type CsvStatus = MatchStatus | "chosen";

export type CsvResult = Omit<MatchResult, "status"> & { readonly status: CsvStatus };

/**
 * A matcher, or its options, or no kind where each row says its own in `kindColumn`; and the headings of the
 * columns with the names, and with the state, LGA and ward of each row.
 */
export type MatchCsvOptions = CsvFormOptions &
  (
    | MatcherOptions
    | { readonly matcher: Matcher }
    | {
        readonly kindColumn: string;
        readonly within?: MatchWithin | undefined;
        readonly ids?: IdReader | undefined;
      }
  );

export interface CsvFormOptions extends ColumnNames {
  /**
   * The columns to add, in this order; status, code, name, confidence and why if left out. The others are
   * what the record lies in, by name or code: `state`, `lga_code`, `federal_constituency`; several with `|`
   * between. Their headings are `match_status`, `match_state` and so on.
   */
  readonly add?: readonly CsvColumn[] | undefined;
  /**
   * Whether an empty cell in the columns of the state, LGA and ward means the one above. If left out, where
   * the first 256 kB show it: each name is written once, and at least as many cells below are empty.
   */
  readonly fillDown?: boolean | undefined;
  /** The delimiter; if left out, the one of `,` `;` tab and `|` that the heading has most. */
  readonly delimiter?: string | undefined;
  /**
   * Called with the result of each row. What it returns is written and counted: the result, or what a person
   * decided.
   */
  readonly decide?: ((result: MatchResult, row: CsvRow) => CsvResult) | undefined;
}

export interface CsvRow extends MatchRow {
  /** 1 is the first below the heading. Empty lines are not counted. */
  readonly number: number;
  /** The row in a spreadsheet: the first line of the file is 1. */
  readonly line: number;
  /** What the row says that the name is of. */
  readonly kind?: string | undefined;
}

export interface CsvSummary {
  /** Rows below the heading. Empty lines are kept and not counted. */
  readonly rows: number;
  /** How many rows have each status. */
  readonly statuses: Readonly<Record<CsvStatus, number>>;
  /** How many names a spreadsheet seems to have changed, by what it did. They are said, not repaired. */
  readonly damages: Readonly<Record<DamageKind, number>>;
  /** Rows with more fields than the heading: there the added fields are not below their headings. */
  readonly longRows: number;
  /** Rows with an empty cell that was taken from the row above. */
  readonly filledRows: number;
  /** The row of the headings, as spreadsheets count. */
  readonly headingRow: number;
  readonly delimiter: string;
  readonly encoding: CsvEncoding;
}

/** The option that names the column of each text of a row. */
export const OPTION_OF = {
  name: "column",
  state: "stateColumn",
  lga: "lgaColumn",
  ward: "wardColumn",
  kind: "kindColumn",
} as const satisfies Readonly<Record<string, keyof ColumnNames>>;

type Text = keyof typeof OPTION_OF;

/** Where the texts of a row stand. */
export interface CsvPlaces extends Readonly<Partial<Record<Text, number>>> {
  /** How many fields the heading has. */
  readonly width: number;
}

export interface ColumnNames {
  readonly column: string;
  readonly stateColumn?: string | undefined;
  readonly lgaColumn?: string | undefined;
  /** For polling units. */
  readonly wardColumn?: string | undefined;
  /** The column that says what the name in each row is of: "Senate", "LGA". */
  readonly kindColumn?: string | undefined;
}

/** The texts of a record's fields. */
export const textsOf = ({ bytes, fields }: CsvRecord): string[] =>
  fields.map(([from, to]) => textOf(bytes.subarray(from, to)).text);

/** The columns with a heading: as it is written, or else ignoring case, accents and punctuation. */
function columnsNamed(headings: readonly string[], asked: string): readonly number[] {
  const same = headings.flatMap((heading, at) => (heading.trim() === asked.trim() ? [at] : []));
  if (same.length > 0) return same;
  // "L.G.A" and "LGA".
  const key = joined(fold(asked));
  return headings.flatMap((heading, at) => (joined(fold(heading)) === key ? [at] : []));
}

export const hasColumns = (cells: readonly string[], names: ColumnNames): boolean =>
  Object.values(OPTION_OF).every((option) => {
    const asked = names[option];
    return asked === undefined || columnsNamed(cells, asked).length > 0;
  });

export function findPlaces(headings: readonly string[], names: ColumnNames): CsvPlaces {
  const places: { [K in Text]?: number } & { width: number } = { width: headings.length };
  for (const [text, option] of Object.entries(OPTION_OF) as [Text, keyof ColumnNames][]) {
    const asked = names[option];
    if (asked === undefined) continue;
    const alike = columnsNamed(headings, asked);
    if (alike.length !== 1) throw whyNoColumn(headings, asked, alike.length);
    places[text] = alike[0] as number;
  }
  return places;
}

function whyNoColumn(headings: readonly string[], asked: string, alike: number): CsvError {
  const said = `"${asked.slice(0, 40)}"`;
  const list = headings.slice(0, 20).map((heading) => `"${heading.slice(0, 40)}"`);
  return alike === 0
    ? new CsvError("unknown_column", `The file has no column ${said}. It has ${list.join(", ")}.`)
    : new CsvError("repeated_column", `The file has ${alike} columns ${said}. Give them different headings.`);
}

/** Headings that no other column has: `match_code`, or `match_code_2` where there is one. */
export function freeHeadings(headings: readonly string[], wanted: readonly string[]): string[] {
  const taken = new Set(headings.map((heading) => heading.trim()));
  return wanted.map((heading) => {
    let free = heading;
    for (let number = 2; taken.has(free); number++) free = `${heading}_${number}`;
    taken.add(free);
    return free;
  });
}

/** What a row says: the name, and where it lies. */
export function readRow(record: CsvRecord, places: CsvPlaces) {
  let encoding: CsvEncoding = "utf-8";
  const read = (place: number | undefined): string | undefined => {
    const field = place === undefined ? undefined : record.fields[place];
    if (field === undefined) return undefined;
    const { text, encoding: own } = textOf(record.bytes.subarray(...field));
    if (own !== "utf-8") encoding = own;
    return text;
  };
  const name = read(places.name) ?? "";
  const within: MatchWithin = { state: read(places.state), lga: read(places.lga), ward: read(places.ward) };
  return { name, within, kind: read(places.kind), encoding };
}

/** A row with fields added at its end: those that it lacks, empty, then the new ones. */
export function addFields(record: CsvRecord, width: number, added: Uint8Array): Uint8Array[] {
  const lacking = Math.max(0, width - record.fields.length);
  // What is added begins with the delimiter.
  const padding = new Uint8Array(lacking).fill(added[0] as number);
  return [record.bytes, padding, added, record.end];
}
