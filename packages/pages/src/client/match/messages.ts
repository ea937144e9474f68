import type { CsvColumn, MatchCandidate, MatchStatus } from "naijaref/match";
import type { PageKind } from "../../tools/match/kinds.ts";
import { quoted } from "../csv-cells.ts";

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

/** More records that a row may mean are not read. */
export const MAX_CANDIDATES = 50;

/** Each record once, as it comes first. */
export const eachOnce = (all: readonly MatchCandidate[]): readonly MatchCandidate[] =>
  all.filter(({ code }, at) => all.findIndex((one) => one.code === code) === at).slice(0, MAX_CANDIDATES);

export const keyOf = (text: string, state = "", lga = "", ward = ""): string =>
  JSON.stringify(
    [text, state, lga, ...(ward === "" ? [] : [ward])].map((one) =>
      one.trim().replace(/\s+/g, " ").toLowerCase(),
    ),
  );

/** Of the small file of decisions. Tables of polling units say the ward too; older files have no column for it. */
export const HEADINGS = ["text", "state", "lga", "kind", "code", "name", "ward"] as const;

/** What a person decided, for the next table with the same spellings. */
export function writeDecisions(decisions: Decisions): Blob {
  const rows = [...decisions].map(([key, candidate]) => {
    const [text = "", state = "", lga = "", ward = ""] = JSON.parse(key) as string[];
    const { kind = "", code = "", name = "" } = candidate ?? {};
    return [text, state, lga, kind, code, name, ward];
  });
  const lines = [HEADINGS, ...rows].map((row) => row.map(quoted).join(","));
  return new Blob([`${lines.join("\r\n")}\r\n`], { type: "text/csv" });
}
