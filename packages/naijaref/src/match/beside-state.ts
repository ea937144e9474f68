import { isDirection } from "../names/directions.ts";
import { fold, joined } from "../names/fold.ts";
import { wordsOf } from "../names/tokens.ts";
import { areaIn } from "./area.ts";
import { entryOf, findNamed } from "./find.ts";
import { MATCH_LISTS } from "./lists.ts";
import { openQuery, type Query } from "./query.ts";
import { isMatched, type MatchResult, matched } from "./result.ts";
import { matchInList, matchKnown } from "./rules.ts";
import { scopesOf } from "./scopes.ts";
import { MAX_WORDS_OF_TEXT } from "./thresholds.ts";
import { explainName, quote } from "./why.ts";

/** Of more words beside a state only those are read that are a name as it is written. */
const MAX_MISSPELT = 6;
/** No name of a state has more words. */
const MAX_WORDS_OF_STATE = 4;

/**
 * "Surulere Lagos", "Oyo, Surulere": the state beside the name, where no state is given. A name of several in
 * the state ("Aba, Abia") is ambiguous among these.
 */
export function matchBesideState({ text, folded, list }: Query): MatchResult | undefined {
  let several: MatchResult | undefined;
  const words = wordsOf(folded);
  if (words.length > MAX_WORDS_OF_TEXT) return undefined;
  const states = scopesOf("state").namesIn(undefined);
  for (let count = Math.min(MAX_WORDS_OF_STATE, words.length - 1); count > 0; count--) {
    for (const isLast of [true, false]) {
      const beside = (isLast ? words.slice(-count) : words.slice(0, count)).join(" ");
      // Most words are no state's; "Lagos State" is read as a name.
      const bare = beside.endsWith(" state") ? beside.slice(0, -" state".length) : beside;
      if (states.withKey(joined(bare)) === undefined) continue;
      const state = findNamed(beside, states, MATCH_LISTS.state.rules);
      if (state?.status !== "exact" && !(state?.status === "alias" && state.form === "same")) continue;
      const name = (isLast ? words.slice(0, -count) : words.slice(count)).join(" ");
      if (name === "state") continue;
      const area = areaIn(entryOf(state));
      const found =
        words.length - count > MAX_MISSPELT
          ? matchKnown(openQuery(name, list, area))
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
export function matchWithoutState({
  text,
  folded,
  list,
  area,
  names,
  rules,
}: Query): MatchResult | undefined {
  const lga = list === "ward" ? withoutEnd(folded, area.lga?.name) : undefined;
  const rest = lga ?? withoutName(folded, fold(area.state?.name ?? ""));
  if (rest === undefined) return undefined;
  const found = findNamed(rest, names, rules);
  if (found?.status !== "exact" && found?.status !== "alias") return undefined;
  return matched(
    entryOf(found),
    "alias",
    0.97,
    `${quote(text)} is the name and the ${lga === undefined ? "state" : "LGA"}. ${explainName(rest, found)}`,
  );
}

function withoutName(folded: string, state: string): string | undefined {
  if (state === "" || folded === state || !folded.includes(state)) return undefined;
  const end = [` ${state}`, ` ${state} state`].find((one) => folded.endsWith(one));
  const rest = end === undefined ? folded.replace(`${state} `, "") : folded.slice(0, -end.length);
  return rest === folded || fold(rest) === "" ? undefined : rest;
}

/** A folded text without a name at its end. */
function withoutEnd(folded: string, name: string | undefined): string | undefined {
  const end = ` ${fold(name ?? "")}`;
  if (end.length < 2 || !folded.includes(end)) return undefined;
  const whole = folded.replace(/ l ?g ?a$/, "");
  return whole.endsWith(end) ? whole.slice(0, -end.length) : undefined;
}
