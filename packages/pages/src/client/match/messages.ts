import type { CsvColumn, CsvSummary, MatchCandidate, MatchStatus } from "naijaref/match";
import type { PackedPollingUnits } from "naijaref/polling-units";
import type { PageKind } from "../../tools/match/kinds.ts";

/** A sheet of the file that was chosen, as CSV; of a CSV file the file itself. */
export interface SourceSheet {
  readonly name: string;
  readonly file: Blob;
}

export interface Options {
  readonly kind: PageKind;
  readonly column: string;
  readonly stateColumn?: string | undefined;
  readonly lgaColumn?: string | undefined;
  /** With `polling_unit`. */
  readonly wardColumn?: string | undefined;
  /** The system that the column has ids of, or `ANY_SYSTEM`; left out where it has names. */
  readonly system?: string | undefined;
  /** With `by_row`: the column that says what each name is of. */
  readonly kindColumn?: string | undefined;
  readonly fillDown?: boolean | undefined;
  readonly add?: readonly CsvColumn[] | undefined;
  /** Shows the rows without doubt too: of a few names that were typed. */
  readonly isWhole?: boolean | undefined;
}

/** What a person decided of a text in a place: a record, or null for none. */
export type Decisions = ReadonlyMap<string, MatchCandidate | null>;

type DecisionList = readonly (readonly [key: string, candidate: MatchCandidate | null])[];

export type Request =
  | { readonly type: "open"; readonly file: File }
  | { readonly type: "headings"; readonly file: Blob }
  | { readonly type: "states"; readonly file: Blob; readonly options: Options }
  | { readonly type: "units"; readonly units: readonly PackedPollingUnits[] }
  | { readonly type: "match"; readonly file: Blob; readonly options: Options }
  | { readonly type: "find"; readonly text: string; readonly kind: PageKind; readonly doubt: Doubt }
  | { readonly type: "load"; readonly file: Blob; readonly options: Options }
  | {
      readonly type: "table";
      readonly file: Blob;
      readonly kind: TableKind;
      readonly column?: string | undefined;
    }
  | {
      readonly type: "write";
      readonly file: Blob;
      readonly options: Options;
      readonly decisions: DecisionList;
    };

/** A message with its number: the reply has that of its request. */
export interface Numbered<T> {
  readonly number: number;
  readonly message: T;
}

export type Reply =
  | { readonly type: "opened"; readonly sheets: readonly SourceSheet[] }
  | { readonly type: "headings"; readonly headings: readonly string[] }
  /** The codes of the states of which polling units are needed to match a file. */
  | { readonly type: "states"; readonly states: readonly string[] }
  | { readonly type: "held" }
  | Matched
  | { readonly type: "found"; readonly candidates: readonly MatchCandidate[] }
  | { readonly type: "loaded"; readonly decisions: DecisionList }
  | { readonly type: "written"; readonly summary: CsvSummary; readonly file: Blob }
  | TableRead
  | { readonly type: "failed"; readonly message: string };

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
  readonly type: "table";
  readonly heading: string;
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
  readonly problems: readonly TableProblem[];
  /** Problems that are only counted. */
  readonly more: number;
}

export interface Matched {
  readonly type: "matched";
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

let asked = 0;

/** Asks the worker, and resolves with its reply to this very request. */
export function ask(worker: Worker, message: Request): Promise<Reply> {
  asked++;
  const number = asked;
  return new Promise((resolve) => {
    const done = (reply: Reply): void => {
      worker.removeEventListener("message", hear);
      worker.removeEventListener("error", fail);
      resolve(reply);
    };
    const hear = ({ data }: MessageEvent<Numbered<Reply>>): void => {
      if (data.number === number) done(data.message);
    };
    const fail = (): void =>
      done({
        type: "failed",
        message: "A part of this page could not be loaded. Connect to the internet and try again.",
      });
    worker.addEventListener("message", hear);
    worker.addEventListener("error", fail);
    const request: Numbered<Request> = { number, message };
    worker.postMessage(request);
  });
}

// The types of pages and of workers exclude each other; this is all that is used of a worker.
interface Page {
  onmessage: ((event: MessageEvent<Numbered<Request>>) => void) | null;
  readonly postMessage: (reply: Numbered<Reply>) => void;
}

const page = self as unknown as Page;

/** Answers each request of the page with a reply of its number. */
export function serve(
  reply: (request: Request) => Promise<Reply>,
  messageOf: (error: unknown) => string,
): void {
  page.onmessage = async ({ data: { number, message } }) => {
    try {
      page.postMessage({ number, message: await reply(message) });
    } catch (error) {
      page.postMessage({ number, message: { type: "failed", message: messageOf(error) } });
    }
  };
}
