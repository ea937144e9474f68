import {
  OBJECT,
  oneOf,
  type Rule,
  type Rules,
  requireArgument,
  requireOptions,
  TEXT,
  wrongOption,
} from "../arguments.ts";
import { fold } from "../text/fold.ts";
import { type Area, type MatchWithin, NATION } from "./area.ts";
import { matchBesideState, matchWithoutState } from "./beside-state.ts";
import { matchHeadquarters } from "./headquarters.ts";
import { matchInList } from "./in-list.ts";
import { type ListKind, listsOf, MATCH_KINDS, type MatchKind } from "./kinds.ts";
import { MATCH_LISTS } from "./lists.ts";
import { quote } from "./reasons.ts";
import { frozen, isMatched, type MatchResult, MOST_CANDIDATES, NAMED, nothing } from "./result.ts";
import { areaOf } from "./settle.ts";

export interface MatcherOptions {
  readonly kind: MatchKind;
  /** Where all of them lie. A row may say it too. */
  readonly within?: MatchWithin | undefined;
}

export interface Matcher {
  readonly kind: MatchKind | "polling_unit";
  /** What a text means, and why. `within` counts before that of the matcher. */
  readonly match: (text: string, within?: MatchWithin) => MatchResult;
}

const KIND = /* @__PURE__ */ oneOf(MATCH_KINDS);

/** Texts that say where a name is: others say nothing. */
export const WITHIN: Rule = {
  is: (value) => wrongOption(value, { state: TEXT, lga: TEXT, ward: TEXT }) === undefined && OBJECT.is(value),
  must: "be an object with texts: state, lga, ward",
};

/** Longer texts are no names. */
export const MOST_CHARACTERS = 200;

/** Results that are kept, so that equal rows are matched once. */
export const MOST_KEPT = 20_000;

/**
 * A matcher of texts of one kind with the records that they mean. It never guesses: what could mean several
 * is `ambiguous`, what means nothing is `none`, and both say why.
 */
export function createMatcher(options: MatcherOptions): Matcher {
  requireMatcherOptions("createMatcher", options, {});
  return makeMatcher(options);
}

/** What the options of a matcher may be, and others beside them. */
export function requireMatcherOptions(call: string, options: MatcherOptions, others: Rules): void {
  requireArgument(call, "options", options, OBJECT);
  requireOptions(call, options, { kind: KIND, within: WITHIN, ...others });
  requireArgument(call, "kind", options.kind, KIND);
}

/** The same, with options that were checked before. */
export function makeMatcher({ kind, within = {} }: MatcherOptions): Matcher {
  const lists = listsOf(kind);
  const settle = areaOf({ state: within.state, lga: within.lga });
  const kept = new Map<string, MatchResult>();
  return {
    kind,
    match(text, row) {
      const own = row ?? {};
      if (typeof text !== "string") return nothing("The text is not a string.");
      if (text.length > MOST_CHARACTERS)
        return nothing(`The text is longer than ${MOST_CHARACTERS} characters.`);
      const area = kind === "bank" ? { ...NATION, key: "" } : settle({ state: own.state, lga: own.lga });
      const key = `${area.key}\n${text}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const result = area.ok ? matchIn(text, lists, area) : nothing(area.why, area.candidates);
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(key, frozen(result));
      return result;
    },
  };
}

function matchIn(text: string, lists: readonly ListKind[], area: Area): MatchResult {
  if (fold(text) === "") return nothing("The text has no letter or digit.");
  const said = lists.filter((list) => MATCH_LISTS[list].says.test(text));
  const meant = lists.length > 1 && said.length > 0 ? said : lists;
  return choose(
    text,
    meant.map((list) => matchWithState(text, list, area)),
  );
}

/** A text by itself, or else beside the name of its state. */
function matchWithState(text: string, list: ListKind, area: Area): MatchResult {
  const result = matchInList(text, list, area);
  // The name of a town is no typing error of another: "Ido-Ekiti" is the headquarters of Ido/Osi, not Ado.
  if (list === "lga" && (result.status === "typo" || result.status === "none")) {
    const seat = matchHeadquarters(text, area);
    if (seat !== undefined) return seat;
  }
  if (isMatched(result) || list === "bank" || list === "state") return result;
  const beside =
    area.state === undefined ? matchBesideState(text, list) : matchWithoutState(text, list, area);
  return beside ?? result;
}

const ORDER = ["exact", "alias", "typo", "ambiguous", "none"] as const;

/** Of what a text means in several lists: the surest; where two are as sure, it is ambiguous. */
function choose(text: string, results: readonly MatchResult[]): MatchResult {
  const [only] = results;
  if (only !== undefined && results.length === 1) return only;
  const surest = ORDER.find((status) => results.some((result) => result.status === status)) ?? "none";
  // What has the same name in another list counts as much, though there it is several's.
  const best = results.filter(
    ({ status, candidates: [likely] }) =>
      status === surest || (surest === "exact" && status === "ambiguous" && likely?.confidence === NAMED),
  );
  const first = best[0] as MatchResult;
  const candidates = best.flatMap((result) => result.candidates).sort((a, b) => b.confidence - a.confidence);
  if (best.length === 1) return first;
  if (best.some(isMatched))
    return {
      ...nothing("", candidates),
      status: "ambiguous",
      why: `${quote(text)} is the name of ${best.length} things of different kinds: ${best.map(({ name, candidates: [one] }) => `${name} (${one?.kind})`).join("; ")}. Say which kind.`,
    };
  return { ...first, candidates: candidates.slice(0, MOST_CANDIDATES) };
}
