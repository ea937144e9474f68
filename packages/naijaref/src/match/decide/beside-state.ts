import { isDirection } from "../../names/directions.ts";
import { fold } from "../../names/fold.ts";
import type { Finding } from "../compare/ranking.ts";
import type { ListKind } from "../kinds.ts";
import { MATCH_LISTS } from "../lists/lists.ts";
import { scopesOf } from "../lists/scopes.ts";
import { MOST_WORDS_OF_TEXT } from "../thresholds.ts";
import type { Area } from "./area.ts";
import { find, findNamed } from "./find.ts";
import { matchInList, matchKnown, narrow } from "./in-list.ts";
import { explainMatch, quote } from "./reasons.ts";
import { isMatched, type MatchResult, matched } from "./result.ts";

/** Of more words beside a state only those are read that are a name as it is written. */
const MOST_MISSPELT = 6;

/**
 * "Surulere Lagos", "Oyo, Surulere": the state beside the name, where no state is given. A name of several in
 * the state ("Aba, Abia") is ambiguous among these.
 */
export function matchBesideState(text: string, list: ListKind): MatchResult | undefined {
  let several: MatchResult | undefined;
  const words = fold(text).split(" ");
  if (words.length > MOST_WORDS_OF_TEXT) return undefined;
  for (let count = Math.min(4, words.length - 1); count > 0; count--) {
    for (const [rest, beside] of [
      [words.slice(0, -count), words.slice(-count)],
      [words.slice(count), words.slice(0, count)],
    ] as const) {
      const state = findNamed(
        beside.join(" "),
        scopesOf("state").namesIn(undefined).now(),
        MATCH_LISTS.state,
      );
      if (state?.status !== "exact" && !(state?.status === "alias" && state.findings[0]?.form === "same"))
        continue;
      const entry = state.findings[0]?.name.entry;
      if (entry === undefined || rest.join(" ") === "state") continue;
      const area: Area = { ok: true, state: entry, lga: undefined };
      const name = rest.join(" ");
      const found =
        rest.length > MOST_MISSPELT
          ? matchKnown(name, list, area, narrow(list, area)[0])
          : matchInList(name, list, area);
      if (found === undefined || found.status === "none") continue;
      const result = { ...found, why: `${quote(text)} ends or begins with a state: ${found.why}` };
      if (isMatched(found)) return result;
      // A direction is a part of many names.
      if (!isDirection(name)) several ??= result;
    }
  }
  return several;
}

/** "Oredo Edo" in Edo, "Item A, Bende" in Bende: the name beside that of its state or LGA. */
export function matchWithoutState(text: string, list: ListKind, area: Area): MatchResult | undefined {
  const folded = fold(text);
  const lga = list === "ward" ? withoutEnd(folded, area.lga?.name) : undefined;
  const rest = lga ?? withoutName(folded, fold(area.state?.name ?? ""));
  if (rest === undefined) return undefined;
  const [names, width] = narrow(list, area);
  const found = find(rest, names, MATCH_LISTS[list], width);
  if (found.status !== "exact" && found.findings[0]?.form !== "same") return undefined;
  return found.status === "exact" || found.status === "alias"
    ? matched(
        (found.findings[0] as Finding).name.entry,
        "alias",
        0.97,
        `${quote(text)} is the name and the ${lga === undefined ? "state" : "LGA"}. ${explainMatch(rest, found)}`,
        [],
      )
    : undefined;
}

function withoutName(folded: string, state: string): string | undefined {
  if (state === "" || folded === state) return undefined;
  const end = [` ${state}`, ` ${state} state`].find((one) => folded.endsWith(one));
  const rest = end === undefined ? folded.replace(`${state} `, "") : folded.slice(0, -end.length);
  return rest === folded || fold(rest) === "" ? undefined : rest;
}

/** A folded text without a name at its end. */
function withoutEnd(folded: string, name: string | undefined): string | undefined {
  const end = ` ${fold(name ?? "")}`;
  const whole = folded.replace(/ l ?g ?a$/, "");
  return end.length > 1 && whole.endsWith(end) ? whole.slice(0, -end.length) : undefined;
}
