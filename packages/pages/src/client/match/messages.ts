import type { CsvSummary, MatchCandidate, MatchKind } from "naijaref/match";

/** What the page asks of its worker. */
export type Request =
  | { readonly type: "headings"; readonly file: File }
  | { readonly type: "match"; readonly file: File; readonly options: Options }
  | {
      readonly type: "write";
      readonly file: File;
      readonly options: Options;
      /** What a person decided, by the key of the doubt: a candidate, or null for none of them. */
      readonly decisions: readonly (readonly [key: string, candidate: MatchCandidate | null])[];
    };

export interface Options {
  readonly kind: MatchKind;
  readonly column: string;
  readonly stateColumn?: string | undefined;
  readonly lgaColumn?: string | undefined;
}

/** What the worker returns. */
export type Reply =
  | { readonly type: "headings"; readonly headings: readonly string[] }
  | {
      readonly type: "matched";
      readonly summary: CsvSummary;
      readonly doubts: readonly Doubt[];
      readonly more: number;
    }
  | { readonly type: "written"; readonly summary: CsvSummary; readonly file: Blob }
  | { readonly type: "failed"; readonly message: string };

/** Rows with the same text in the same place, of which a person should see what they mean. */
export interface Doubt {
  readonly key: string;
  readonly text: string;
  readonly within: string;
  readonly rows: number;
  /** The number of the first of them, as spreadsheets count: the heading is row 1. */
  readonly firstRow: number;
  readonly status: "typo" | "ambiguous" | "none";
  readonly why: string;
  readonly candidates: readonly MatchCandidate[];
}
