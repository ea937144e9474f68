import { useState } from "preact/hooks";
import { grouped } from "../../words.ts";
import type { Decisions, Doubt } from "./messages.ts";
import { type Review, ReviewRow } from "./review-row.tsx";

/** So many rows are drawn at first, and as many more at each time. */
const SHOWN = 100;

/** The rows of which a person should see what they mean: those without a code first. */
export function ReviewTable({
  doubts,
  more,
  undo,
  ...review
}: Review & {
  readonly doubts: readonly Doubt[];
  readonly more: number;
  /** Undefined where there is nothing to take back. */
  readonly undo: (() => void) | undefined;
}) {
  const { decisions, decide } = review;
  const choose = (filter: Filter): { readonly filter: Filter; readonly keys: ReadonlySet<string> } => ({
    filter,
    keys: new Set(doubts.filter((doubt) => isShown(doubt, filter, decisions)).map(({ key }) => key)),
  });
  // What is decided stays where it is until another filter is chosen: nothing jumps.
  const [{ filter, keys }, setShown] = useState(() => choose(firstFilter(doubts, decisions)));
  const [most, setMost] = useState(SHOWN);
  if (doubts.length === 0) return <p>Every row has its code.</p>;
  const rows = doubts.filter(({ key }) => keys.has(key));
  const likely = rows.filter(
    ({ key, status, candidates }) => status === "typo" && !decisions.has(key) && candidates.length > 0,
  );
  return (
    <>
      <h2>Look at these</h2>
      <div class="review-tools">
        <fieldset class="filters">
          <legend class="visually-hidden">Show</legend>
          {FILTERS.map(([one, name]) => {
            const count = doubts.filter((doubt) => isShown(doubt, one, decisions)).length;
            return (
              <button
                key={one}
                type="button"
                aria-pressed={one === filter}
                disabled={count === 0 && one !== filter}
                onClick={() => {
                  setShown(choose(one));
                  setMost(SHOWN);
                }}
              >
                {name} <b>{grouped(count)}</b>
              </button>
            );
          })}
        </fieldset>
        <button
          type="button"
          disabled={likely.length === 0}
          onClick={() => decide(likely.map((doubt) => [doubt, doubt.candidates[0] ?? null] as const))}
        >
          Accept {likely.length > 0 && grouped(likely.length)} spellings
        </button>{" "}
        <button type="button" disabled={undo === undefined} onClick={() => undo?.()}>
          Undo
        </button>
      </div>
      <table class="review-table">
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Typed</th>
            <th scope="col">Becomes</th>
            <th scope="col">How sure</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map((doubt) => (
            <ReviewRow key={doubt.key} doubt={doubt} {...review} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p>None.</p>}
      {rows.length > most && (
        <button type="button" onClick={() => setMost(most + SHOWN)}>
          Show {Math.min(SHOWN, rows.length - most)} more of {grouped(rows.length)}
        </button>
      )}
      <p class="quiet">
        Rows that are the same are shown once.
        {more > 0 &&
          ` ${grouped(more)} more are in the new file: sort it by the column match_status to see them together.`}
      </p>
    </>
  );
}

const FILTERS = [
  ["open", "Without a code"],
  ["ambiguous", "More than one"],
  ["none", "No match"],
  ["typo", "Spelling fixed"],
  ["decided", "Decided"],
  ["all", "All"],
] as const;

export type Filter = (typeof FILTERS)[number][0];

export function isShown(doubt: Doubt, filter: Filter, decisions: Decisions): boolean {
  const isDecided = decisions.has(doubt.key);
  switch (filter) {
    case "all":
      return true;
    case "decided":
      return isDecided;
    case "open":
      return !isDecided && (doubt.status === "ambiguous" || doubt.status === "none");
    default:
      return !isDecided && doubt.status === filter;
  }
}

export const rowsOf = (doubts: readonly Doubt[]): number => doubts.reduce((sum, { rows }) => sum + rows, 0);

/** The filter with which a review begins: the rows without a code, if there are some. */
const firstFilter = (doubts: readonly Doubt[], decisions: Decisions): Filter =>
  (["open", "typo", "all"] as const).find((filter) =>
    doubts.some((doubt) => isShown(doubt, filter, decisions)),
  ) ?? "all";
