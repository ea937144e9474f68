import type { CsvSummary, DamageKind, MatchStatus } from "naijaref/match";
import { useState } from "preact/hooks";
import { manyOf, STATUS_WORDS } from "../../tools/match/kinds.ts";
import { grouped } from "../../words.ts";
import type { MatchFunctions } from "../entries/match-worker.ts";
import { download } from "../map/save.ts";
import type { Ask } from "../worker.ts";
import { type Decisions, type Options, writeDecisions } from "./messages.ts";
import type { Review } from "./review-row.tsx";
import { ReviewTable, rowsOf } from "./review-table.tsx";

const DAMAGES: Readonly<Record<DamageKind, string>> = {
  lost_zero: "lost a zero at the start, as 044 becomes 44",
  date: "became a date, as 1-1 becomes 1-Jan",
  number: "became a number such as 2.41E+05",
  missing: "had the text NA, which is Nasarawa’s code and also how programs write that there is no value",
};

const rowsHave = (rows: number): string => (rows === 1 ? "1 row has" : `${grouped(rows)} rows have`);

function inShort({ rows, statuses, damages, longRows, filledRows, headingRow }: CsvSummary) {
  const damaged = Object.entries(damages).filter(([, count]) => count > 0) as [DamageKind, number][];
  return (
    <>
      <ul class="statuses">
        {(Object.keys(STATUS_WORDS) as MatchStatus[]).map((status) => {
          if (statuses[status] === 0) return null;
          const words = STATUS_WORDS[status][statuses[status] === 1 ? 0 : 1];
          return (
            <li key={status} class={status}>
              <b>{grouped(statuses[status])}</b> {words}
              <progress max={Math.max(1, rows)} value={statuses[status]} aria-label={words} />
            </li>
          );
        })}
      </ul>
      {damaged.map(([kind, count]) => (
        <p class="doubt" key={kind}>
          A spreadsheet seems to have changed {count === 1 ? "1 code: it" : `${grouped(count)} codes: they`}{" "}
          {DAMAGES[kind]}. Nothing is repaired.
        </p>
      ))}
      {headingRow > 1 && <p class="quiet">The headings are in row {headingRow}.</p>}
      {filledRows > 0 && (
        <p class="doubt">
          {rowsHave(filledRows)} an empty state, LGA or ward, which was taken from the row above.
        </p>
      )}
      {longRows > 0 && (
        <p class="doubt">
          {rowsHave(longRows)} more fields than the heading. There the new fields are not below their
          headings.
        </p>
      )}
    </>
  );
}

export type Result = Awaited<ReturnType<MatchFunctions["matchFile"]>> & {
  readonly file: Blob;
  readonly options: Options;
};

/** A column that says more of the place than the one that was matched. */
type Better = Pick<Options, "column" | "kind">;

export function ShowResult({
  result,
  isBusy,
  ask,
  attempt,
  warn,
  save,
  better,
  again,
}: {
  /** A column of more detailed places. */
  readonly better: Better | undefined;
  readonly again: (better: Better) => void;
  readonly result: Result;
  readonly isBusy: boolean;
  readonly ask: Ask<MatchFunctions>;
  readonly attempt: <T>(work: Promise<T>) => Promise<T | undefined>;
  readonly warn: (problem: string) => void;
  readonly save: (file: Blob) => void;
}) {
  const { summary, doubts, more, states, file, options } = result;
  /** What was decided, and before it what each change began from. */
  const [[decisions, ...before], setHistory] = useState<readonly [Decisions, ...Decisions[]]>([new Map()]);
  const [loaded, setLoaded] = useState<string>();

  const change = (next: Decisions): void => setHistory([next, decisions, ...before]);
  const [last, ...earlier] = before;

  const decide: Review["decide"] = (changes) => {
    const next = new Map(decisions);
    for (const [{ key }, candidate] of changes) {
      if (candidate === undefined) next.delete(key);
      else next.set(key, candidate);
    }
    change(next);
  };

  async function write(): Promise<void> {
    const written = await attempt(ask("writeFile", file, options, [...decisions]));
    if (written !== undefined) save(written);
  }

  async function load(chosen: File): Promise<void> {
    const read = await attempt(ask("readDecisions", chosen));
    if (read === undefined) return;
    const texts = new Set(doubts.map(({ key }) => key));
    const fitting = read.filter(([key]) => texts.has(key));
    change(new Map([...decisions, ...fitting]));
    setLoaded(`${grouped(fitting.length)} of ${grouped(read.length)} decisions are for rows of this table.`);
  }

  const find: Review["find"] = (text, doubt) =>
    ask("find", text, options.kind, doubt).catch((error: Error) => {
      warn(error.message);
      return [];
    });

  const withCode = doubts.filter(({ key, status }) =>
    decisions.has(key) ? decisions.get(key) !== null : status !== "ambiguous" && status !== "none",
  );
  const sure = summary.rows - rowsOf(doubts);
  const coded = more > 0 ? undefined : (options.isWhole === true ? 0 : sure) + rowsOf(withCode);
  return (
    <>
      <h2 id="result-title" tabIndex={-1}>
        {coded !== undefined && `${grouped(coded)} of `}
        {grouped(summary.rows)} {summary.rows === 1 ? "row" : "rows"} matched with {manyOf(options.kind)}
      </h2>
      <p role="status">
        Matched by <b>{options.column}</b>.{" "}
        {better !== undefined && (
          <button type="button" class="plain" onClick={() => again(better)}>
            Match {manyOf(better.kind)} instead?
          </button>
        )}
      </p>
      {inShort(summary)}
      <p>
        <button type="button" onClick={() => void write()} disabled={isBusy}>
          Save the new file
        </button>{" "}
        <span class="quiet">
          Your table as it was, with columns added at the end of each row
          {decisions.size > 0 && `, and ${grouped(decisions.size)} of your decisions`}.
        </span>
      </p>
      <ReviewTable
        doubts={doubts}
        more={more}
        decisions={decisions}
        states={states}
        decide={decide}
        undo={last && (() => setHistory([last, ...earlier]))}
        find={find}
      />
      {doubts.length > 0 && (
        <p class="decisions">
          <button
            type="button"
            disabled={decisions.size === 0}
            onClick={() => download(writeDecisions(decisions), "decisions.csv")}
          >
            Save my choices
          </button>{" "}
          <label class="file-button">
            Load choices
            <input
              type="file"
              accept=".csv,text/csv"
              onChange={({ currentTarget }) => {
                const [chosen] = currentTarget.files ?? [];
                if (chosen !== undefined) void load(chosen);
                currentTarget.value = "";
              }}
            />
          </label>
          <span role="status" class="quiet">
            {loaded ?? "A small file for the next table with the same spellings."}
          </span>
        </p>
      )}
    </>
  );
}
