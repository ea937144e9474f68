import type { CsvColumn, CsvSummary, MatchCandidate, MatchStatus } from "naijaref/match";
import type { PageKind } from "../../tools/match/kinds.ts";

/** A sheet of the file that was chosen, as CSV; of a CSV file the file itself. */
export interface SourceSheet {
  readonly name: string;
  readonly file: Blob;
}

export interface Column {
  readonly kind: PageKind;
  /** The system that the column has ids of, or `ANY_SYSTEM`; left out where it has names. */
  readonly system?: string | undefined;
}

export interface Options extends Column {
  readonly column: string;
  readonly stateColumn?: string | undefined;
  readonly lgaColumn?: string | undefined;
  /** With `polling_unit`. */
  readonly wardColumn?: string | undefined;
  /** With `by_row`: the column that says what each name is of. */
  readonly kindColumn?: string | undefined;
  readonly fillDown?: boolean | undefined;
  readonly add?: readonly CsvColumn[] | undefined;
  /** Shows the rows without doubt too: of a few names that were typed. */
  readonly isWhole?: boolean | undefined;
}

/** What a person decided of a text in a place: a record, or null for none. */
export type Decisions = ReadonlyMap<string, MatchCandidate | null>;

export type DecisionList = readonly (readonly [key: string, candidate: MatchCandidate | null])[];

export type TableKind = "state" | "lga";

/** A row of such a table that was understood. */
export interface TableRow {
  readonly address: string;
  readonly number: number;
}

/** A row that was not, or that a person should look at. */
export interface TableProblem {
  /** As spreadsheets count. */
  readonly line: number;
  readonly text: string;
  readonly why: string;
}

export interface TableRead {
  readonly heading: string;
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
  readonly problems: readonly TableProblem[];
  /** Problems that are only counted. */
  readonly more: number;
}

export interface Matched {
  readonly summary: CsvSummary;
  readonly doubts: readonly Doubt[];
  /** Rows in doubt that are only counted. */
  readonly more: number;
  /** The first rows, as they become. */
  readonly preview: readonly Doubt[];
  /** The names of the states, by their two letters. */
  readonly states: Readonly<Record<string, string>>;
}

/** Rows with the same text in the same place, of which a person should see what they mean. */
export interface Doubt {
  readonly key: string;
  readonly text: string;
  readonly state: string;
  readonly lga: string;
  readonly ward: string;
  readonly rows: number;
  /** The number of the first of them, as spreadsheets count. */
  readonly firstRow: number;
  readonly status: MatchStatus;
  readonly why: string;
  readonly candidates: readonly MatchCandidate[];
}

export const keyOf = (text: string, state = "", lga = "", ward = ""): string =>
  JSON.stringify(
    [text, state, lga, ...(ward === "" ? [] : [ward])].map((one) =>
      one.trim().replace(/\s+/g, " ").toLowerCase(),
    ),
  );
