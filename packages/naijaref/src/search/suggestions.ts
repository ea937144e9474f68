import { CONSTITUENCY_KINDS, SUGGESTION_KINDS } from "../generated/enums.ts";
import type { Suggestion } from "../generated/records.ts";
import { getState } from "../places/states.ts";
import type { Failure, Unknown } from "../result.ts";
import { EXACT, problemOf, WITHIN } from "./engine/index.ts";
import { KINDS } from "./kind-words.ts";
import { matchAll, type SuggestionKind } from "./suggest.ts";

/** How many suggestions a failure has at most. */
const MOST_SUGGESTIONS = 3;

/** A match that is worse than the best by more points than this is not suggested beside it. */
const WORSE = 200;

/** What each look-up looks for. */
const LOOKED_UP: ReadonlyMap<string, readonly SuggestionKind[]> = /* @__PURE__ */ new Map<
  string,
  readonly SuggestionKind[]
>([
  ["unknown_state", ["state"]],
  ["unknown_lga", ["lga"]],
  ["unknown_ward", ["ward"]],
  ["unknown_constituency", CONSTITUENCY_KINDS],
  ["unknown_bank", ["bank"]],
]);

/**
 * What somebody may have meant whose identifier named nothing: at most three records, best first. The search runs
 * only when this function is called, so a failure costs nothing to a program that does not ask.
 *
 * They are of the kind that was looked up or, if none of that kind is like the identifier, a place that has exactly
 * this name (`findState("Mushin")` suggests the LGA).
 *
 * @param failure what `findState`, `findLga`, `findWard`, `findConstituency`, `findBank`, `externalIdsOf`, or a
 *   function that takes the same identifiers, returned. There are no suggestions for any other failure, nor for an
 *   identifier of more than 64 code points.
 */
export function suggestionsFor(failure: Failure<string> | Unknown<string>): readonly Suggestion[] {
  const { reason, identifier, kind, stateCode } = { identifier: "", kind: "", stateCode: "", ...failure };
  const kinds = LOOKED_UP.get(reason) ?? SUGGESTION_KINDS.filter((one) => one === kind);
  if (kinds.length === 0 || problemOf(identifier) !== undefined) return [];
  const inState = kinds.includes("lga") ? lgasOf(stateCode, identifier) : [];
  const alike = inState.length > 0 ? inState : match(identifier, kinds);
  if (alike.length > 0) return alike.filter(({ score }) => score >= (alike[0]?.score ?? 0) - WORSE);
  return match(identifier, KINDS).filter(({ score }) => score >= EXACT - WITHIN);
}

const match = (query: string, kinds: readonly SuggestionKind[], limit = MOST_SUGGESTIONS): Suggestion[] =>
  matchAll(query, { kinds, limit, includeClosed: true });

/** How many LGAs the largest state has, and some more, so that none of a state's LGAs is missed. */
const LGAS_LOOKED_AT = 50;

/** The LGAs of a state with such a name; none for an unknown state. */
function lgasOf(stateCode: string, identifier: string): Suggestion[] {
  const state = getState(stateCode);
  if (state === undefined) return [];
  return match(`${identifier} ${state.name}`, ["lga"], LGAS_LOOKED_AT)
    .filter((lga) => lga.stateCode === stateCode)
    .slice(0, MOST_SUGGESTIONS);
}
