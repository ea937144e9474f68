import type { MatchRow, MatchWithin } from "../area.ts";
import type { DamageKind } from "../codes.ts";
import type { IdReader } from "../ids.ts";
import type { Matcher, MatcherOptions } from "../matcher.ts";
import type { MatchResult, MatchStatus } from "../result.ts";
import type { ColumnNames } from "./csv-columns.ts";
import type { CsvEncoding } from "./csv-text.ts";
import { PARENT_COLUMNS, type ParentColumn } from "./parent-columns.ts";

export const CSV_COLUMNS = /* @__PURE__ */ Object.freeze([
  "status",
  "code",
  "name",
  "confidence",
  "why",
] as const);

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
