import { OBJECT, oneOf, type Rule, type Rules, requireArgument, requireOptions, TEXT } from "../arguments.ts";
import { KINDS, type ListKind, listsOf, MATCH_KINDS, type MatchKind } from "../kinds/kinds.ts";
import { fold, joined } from "../names/fold.ts";
import { preparePlaces } from "../names/known-places.ts";
import { PHRASES } from "../names/vocabulary.ts";
import { stateName } from "../places/states.ts";
import { wrongOption } from "../result.ts";
import { type Area, areaOf, type MatchWithin, matchBesideArea, NATION } from "./area.ts";
import { type IdReader, matchId } from "./codes.ts";
import { matchOnce } from "./match-once.ts";
import { Query } from "./query.ts";
import { isMatched, type MatchCandidate, type MatchResult, quote, uncoded } from "./result.ts";
import { matchQuery } from "./rules.ts";
import { prepareScopes, scopesOf } from "./scopes.ts";
import { placeInAnotherLga } from "./towns.ts";
import { MAX_CANDIDATES, NAMED } from "./weights.ts";

export interface MatcherOptions {
  readonly kind: MatchKind;
  /** Where all of them lie. A row may say it too. */
  readonly within?: MatchWithin | undefined;
  /**
   * Reads ids of other systems, such as those of Wikidata and Paystack: `createIdReader` of
   * `naijaref/concordance`. Without it only our own codes are read.
   */
  readonly ids?: IdReader | undefined;
}

export interface Matcher {
  readonly kind: MatchKind | "polling_unit" | "address" | "phone" | "account";
  /** What a text means, and why. `within` counts before that of the matcher. */
  readonly match: (text: string, within?: MatchWithin) => MatchResult;
}

export const KIND = /* @__PURE__ */ oneOf(MATCH_KINDS);

/** Texts that say where a name is: others say nothing. */
export const WITHIN: Rule = {
  is: (value) => wrongOption(value, { state: TEXT, lga: TEXT, ward: TEXT }) === undefined && OBJECT.is(value),
  must: "be an object with texts: state, lga, ward",
};

export const IDS: Rule = {
  is: (value) => OBJECT.is(value) && typeof (value as IdReader).read === "function",
  must: "be a reader of ids, as createIdReader of naijaref/concordance makes",
};

/**
 * A matcher of texts of one kind with the records that they mean. It never guesses: what could mean several
 * is `ambiguous`, what means nothing is `none`, and both say why.
 */
export function createMatcher(options: MatcherOptions): Matcher {
  requireMatcherOptions("createMatcher", options, {});
  return makeMatcher(options);
}

/**
 * The matcher that `createMatcher` returns. What its first match needs is made before, in slices of some
 * milliseconds, between which timers, input and requests have their turn: the names of all wards take some
 * tenths of a second.
 */
export async function prepareMatcher(options: MatcherOptions): Promise<Matcher> {
  requireMatcherOptions("prepareMatcher", options, {});
  const { kind } = options;
  // The state and the LGA of a row.
  if (kind !== "bank") for (const list of ["state", "lga"] as const) await prepareScopes(list);
  for (const list of listsOf(kind)) {
    await prepareScopes(list);
    // A text that is no LGA may be a place in one.
    if (list === "lga") await preparePlaces();
  }
  return makeMatcher(options);
}

export function requireMatcherOptions(call: string, options: MatcherOptions, others: Rules): void {
  requireArgument(call, "options", options, OBJECT);
  requireOptions(call, options, { kind: KIND, within: WITHIN, ids: IDS, ...others });
  requireArgument(call, "kind", options.kind, KIND);
}

/** The same, with options that were checked before. */
export function makeMatcher({ kind, within = {}, ids }: MatcherOptions, most?: number): Matcher {
  const lists = listsOf(kind);
  const settle = areaOf({ state: within.state, lga: within.lga });
  return {
    kind,
    match: matchOnce(
      ({ state, lga }) => (kind === "bank" ? NATION : settle({ state, lga })),
      (text, area) => (ids && matchId(text, lists, area, ids)) ?? matchIn(text, lists, area),
      { most },
    ),
  };
}

function matchIn(text: string, lists: readonly ListKind[], area: Area): MatchResult {
  const [only] = lists;
  if (only !== undefined && lists.length === 1) return matchWithState(text, only, area, lists);
  const results = (meant: readonly ListKind[]): MatchResult =>
    choose(
      text,
      meant.map((list) => matchWithState(text, list, area, meant)),
    );
  const words = ` ${fold(text)} `;
  const said = lists.filter((list) => PHRASES[list].some((phrase) => words.includes(` ${phrase} `)));
  if (said.length === 0) return results(lists);
  const result = results(said);
  // "Federal" says the kind of seat, but not in "Federal Capital Territory".
  const other = result.status === "none" ? results(lists) : result;
  return isMatched(other) ? other : result;
}

/** A text by itself, or else beside the name of its state. */
function matchWithState(text: string, list: ListKind, area: Area, meant: readonly ListKind[]): MatchResult {
  const query = new Query(text, list, area, meant);
  const result = matchQuery(query);
  if (result.status === "exact" || list === "bank" || list === "state") return result;
  if (result.status === "alias" && (area.state !== undefined || result.confidence >= NAMED)) return result;
  // What ends or begins with its state or LGA is read so before it is taken for a typing error.
  const beside = matchBesideArea(query);
  if (beside === undefined) return result;
  // "Enugu Aku" is Enugu Akwu with a slip.
  if (isMatched(beside)) return (list === "lga" ? placeInAnotherLga(query, beside) : undefined) ?? beside;
  return isMatched(result) || likeliest(result) >= likeliest(beside) ? result : beside;
}

const likeliest = ({ candidates: [first] }: MatchResult): number => first?.confidence ?? 0;

const ORDER = ["exact", "alias", "typo", "ambiguous", "none"] as const;

/** Of what a text means in several lists: the surest; where two are as sure, it is ambiguous. */
function choose(text: string, results: readonly MatchResult[]): MatchResult {
  const [only] = results;
  if (only !== undefined && results.length === 1) return only;
  const surest = ORDER.find((status) => results.some((result) => result.status === status)) ?? "none";
  // What has the same name in another list counts as much, though there it is several's, or an older name.
  const best = results.filter(
    ({ status, candidates: [likely] }) =>
      status === surest ||
      (surest === "exact" &&
        ((status === "alias" && (likely?.confidence ?? 0) >= NAMED) ||
          (status === "ambiguous" && likely !== undefined && isNamed(text, likely)))),
  );
  const candidates = best.flatMap((result) => result.candidates).sort((a, b) => b.confidence - a.confidence);
  const first = best.find((result) => result.candidates[0] === candidates[0]) ?? (best[0] as MatchResult);
  if (best.length === 1) return first;
  if (best.some(isMatched))
    return uncoded(
      "ambiguous",
      `${quote(text)} could be ${best.map(sayKind).join("; or ")}. Say which kind.`,
      candidates,
    );
  return { ...first, candidates: candidates.slice(0, MAX_CANDIDATES) };
}

const isNamed = (text: string, { kind, code }: MatchCandidate): boolean =>
  scopesOf(kind as ListKind)
    .named(joined(fold(text)))
    .some((entry) => entry.code === code);

/** "the state Nasarawa", "2 LGAs (Kano, Nasarawa)". */
function sayKind({ name, candidates }: MatchResult): string {
  const [one] = candidates as readonly [MatchCandidate];
  const { noun, plural } = KINDS[one.kind];
  if (name !== null) return `the ${noun} ${name}`;
  const states = [...new Set(candidates.map(({ stateCode }) => stateName(stateCode ?? "")))];
  return `${candidates.length} ${plural} (${states.join(", ")})`;
}
