import { LIMIT, someOf } from "../arguments.ts";
import { constituenciesOfLga } from "../elections/composition.ts";
import { CONSTITUENCY_KINDS, SUGGESTION_KINDS } from "../generated/enums.ts";
import type { Suggestion } from "../generated/records.ts";
import { PHRASES } from "../names/vocabulary.ts";
import { type Result, success } from "../result.ts";
import { lazy } from "../table/lazy.ts";
import { matchBanks } from "./banks.ts";
import { BEGINNING, DEFAULT_LIMIT, FIRST_WORDS, OTHER_KIND, RELATED, WITHIN } from "./engine/tuning.ts";
import { failureOf, type SearchFailure } from "./options.ts";
import { matchRecords } from "./places.ts";
import { bestFirst, describe, type Found } from "./records.ts";

const RULES = { kinds: /* @__PURE__ */ someOf(SUGGESTION_KINDS), limit: LIMIT };

export interface SuggestOptions {
  /** Which kinds to search; all if left out. */
  readonly kinds?: readonly SuggestionKind[] | undefined;
  /** How many results at most, 10 if left out. */
  readonly limit?: number | undefined;
}

/**
 * States, LGAs, wards, constituencies, localities, active banks and parties whose name, alias or code is like
 * the query, best first: for one search box over everything. A closed bank is found by its very name or code,
 * and its successor after it. The scores are those of `searchPlaces`.
 *
 * Words that say what is wanted (`gtb code`, `ikeja federal`, `senatorial district surulere`) never take
 * hits away: where the whole text is like no record, the rest of it is searched, and a seat is also found by
 * an LGA that it covers.
 *
 * @param query at most 64 code points, with at least one letter or digit.
 */
export function suggest(
  query: string,
  options?: SuggestOptions,
): Result<readonly Suggestion[], SearchFailure<"kinds">> {
  const failure = failureOf(query, options, RULES);
  if (failure !== undefined) return failure;
  const { kinds = SUGGESTION_KINDS, limit = DEFAULT_LIMIT } = options ?? {};
  return success(matchWish(query, { kinds, limit, includeClosed: false }));
}

/**
 * What is like the whole query or, where that is no name, like it without the words that say what is wanted.
 */
export function matchWish(query: string, asked: Asked): Suggestion[] {
  const whole = matchAll(query, asked);
  const best = whole[0]?.score ?? 0;
  const wish = best < FIRST_WORDS ? readQueryIntent(query, best >= BEGINNING) : undefined;
  if (wish === undefined) return whole;
  const isIntended = (kind: SuggestionKind): boolean => wish.kinds.length === 0 || wish.kinds.includes(kind);
  const named = matchAll(wish.name, asked);
  const seats = named.flatMap((place) =>
    place.kind === "lga" && place.score >= FIRST_WORDS
      ? seatsOf(place).filter(({ kind }) => wish.kinds.includes(kind) && asked.kinds.includes(kind))
      : [],
  );
  const found = named.map((one) => ({
    ...one,
    score: one.score - WITHIN - (isIntended(one.kind) ? 0 : OTHER_KIND),
  }));
  return bestFirst<Suggestion>([...whole, ...found, ...seats], asked.limit).filter(({ score }) => score > 0);
}

/** The seats that cover an LGA, as results that its name found. */
function seatsOf({ code: lga, name: matched, score }: Suggestion): Suggestion[] {
  const seats = constituenciesOfLga(lga);
  return (seats.ok ? seats.value : []).map((seat) =>
    asSuggestion(describe(seat.kind, seat, score - WITHIN - RELATED, matched)),
  );
}

interface Asked {
  readonly kinds: readonly SuggestionKind[];
  readonly limit: number;
  /** Also banks that merged or lost their licence. */
  readonly includeClosed: boolean;
}

/** The best of all kinds. Banks have an index of their own, which is searched only for them. */
export function matchAll(query: string, { kinds, limit, includeClosed }: Asked): Suggestion[] {
  const others = kinds.filter((kind) => kind !== "bank");
  const found = others.length === 0 ? [] : matchRecords(query, others, limit).map(asSuggestion);
  const banks = kinds.includes("bank") ? matchBanks(query, { limit, includeClosed }) : [];
  return bestFirst([...found, ...banks], limit);
}

/** The same object, because a copy of each result takes a tenth of a suggestion. */
function asSuggestion(found: Found & { bankStatus?: null }): Suggestion {
  found.bankStatus = null;
  return found as Suggestion;
}

export type SuggestionKind = Suggestion["kind"];

interface QueryIntent {
  /** The query without the words that say what is wanted. */
  readonly name: string;
  /** Of which kinds the record should be; none if the words say only what of it is wanted. */
  readonly kinds: readonly SuggestionKind[];
}

/** Words that say what of a record is wanted, or that only join others. */
const OTHER_WORDS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    "address and area are bank capital cbn code codes constituencies for headquarters house in is list map member nip " +
    "number of polling registration represents seat seats sort state the unit units ussd wards what where " +
    "which who zone"
  ).split(" "),
);

/** The words that say of which kind a record is, and those kinds: "senatorial", "assembly", "local". */
const kindsByWord = /* @__PURE__ */ lazy(() => {
  const kinds = new Map<string, SuggestionKind[]>();
  for (const kind of ["lga", "ward", ...CONSTITUENCY_KINDS] as const) {
    const words = new Set(PHRASES[kind].flatMap((phrase) => phrase.split(" ")));
    for (const word of words)
      if (word.length > 1 && !OTHER_WORDS.has(word)) kinds.set(word, [...(kinds.get(word) ?? []), kind]);
  }
  return kinds;
});

/** A shorter beginning of a last word says too little. */
const MIN_LETTERS_BEGUN = 3;

const BEGUN_BY_A_LETTER = ["federal", "senatorial"];

const words = /* @__PURE__ */ lazy(() => [...kindsByWord().keys(), ...OTHER_WORDS]);

const begun = (word: string): string | undefined =>
  (word.length < MIN_LETTERS_BEGUN ? BEGUN_BY_A_LETTER : words()).find((whole) => whole.startsWith(word));

/**
 * What a query says besides a name: "senatorial district surulere", "gtb code", "ikeja fed". The last word
 * may be unfinished where the query begins no name: "ikeja f", but not "kano s", which begins Kano South.
 * Undefined where it says nothing besides, or where no name is left.
 *
 * @param beginsName whether the whole query is the beginning of a name.
 */
function readQueryIntent(query: string, beginsName: boolean): QueryIntent | undefined {
  const typed = query.split(/[\s,]+/).filter((word) => word !== "");
  const name: string[] = [];
  const said: (readonly SuggestionKind[])[] = [];
  for (let at = 0; at < typed.length; at++) {
    const word = (typed[at] as string).toLowerCase();
    const isKnown = kindsByWord().has(word) || OTHER_WORDS.has(word);
    const mayBeBegun = at > 0 && at === typed.length - 1 && !beginsName;
    const meant = isKnown ? word : mayBeBegun ? begun(word) : undefined;
    if (meant === undefined) name.push(typed[at] as string);
    else said.push(kindsByWord().get(meant) ?? []);
  }
  if (name.length === 0 || name.length === typed.length) return undefined;
  // "Federal constituency" is one kind: the word that fits several says no more than the other.
  const narrow = said.filter((kinds) => kinds.length === 1);
  return { name: name.join(" "), kinds: [...new Set((narrow.length > 0 ? narrow : said).flat())] };
}
