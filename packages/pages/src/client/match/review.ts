import type { Decisions, Doubt } from "./messages.ts";

export const FILTERS = [
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
export const firstFilter = (doubts: readonly Doubt[], decisions: Decisions): Filter =>
  (["open", "typo", "all"] as const).find((filter) =>
    doubts.some((doubt) => isShown(doubt, filter, decisions)),
  ) ?? "all";
