import { bankKey } from "../banks/names.ts";
import { explainOtherCode } from "../banks/other-codes.ts";
import { SUGGESTION_KINDS } from "../generated/enums.ts";
import type { Suggestion } from "../generated/records.ts";
import { KINDS as EVERY_KIND, withLostZeros } from "../kinds/kinds.ts";
import { fold, joined } from "../names/fold.ts";
import { isNoName } from "../names/vocabulary.ts";
import { getState } from "../places/states.ts";
import { type Failure, isOneOf, type Unknown } from "../result.ts";
import { problemOf } from "./engine/query.ts";
import { EXACT, TYPOS, WITHIN } from "./engine/tuning.ts";
import { KINDS } from "./options.ts";
import { matchAll, matchWish, type SuggestionKind } from "./suggest.ts";

/** One letter or digit is like too many names. */
const MIN_OF_A_NAME = 2;

const MAX_SUGGESTIONS = 3;

/** A match that is worse than the best by more points than this is not suggested beside it. */
const WORSE = 200;

/**
 * What scores less is like the text to a program alone: `foo` and Barikin Ladi, which has a place called Foron.
 * States are few, so that one which is a little alike is meant.
 */
const LEAST_SCORE = 380;
const LEAST_OF_A_STATE = 300;

/** In fewer letters a mistake leaves too little of a name. */
const MIN_LETTERS_WITH_MISTAKE = 4;

const kindsOf = (reason: string): readonly SuggestionKind[] =>
  SUGGESTION_KINDS.filter((kind) => EVERY_KIND[kind].unknown === reason);

/**
 * What somebody may have meant whose identifier named nothing: at most three records, best first. The search
 * runs only when this function is called, so a failure costs nothing to a program that does not ask.
 *
 * They are of the kind that was looked up or, if none of that kind is like the identifier, a place that has
 * exactly this name (`findState("Mushin")` suggests the LGA). For a code with a wrong end they are the
 * records whose codes begin as it does (`findWard("24-11-1x")` suggests 24-11-10), or that have the digit
 * which it lacks (`findWard("24-11-1")` suggests 24-11-01 and 24-11-10). For a code that lost its
 * leading zeros in a spreadsheet they are the records that have it (`findBank("58")` suggests 058).
 *
 * @param failure what `findState`, `findLga`, `findWard`, `findConstituency`, `findBank`, `externalIdsOf`, or
 * a function that takes the same identifiers, returned. There are no suggestions for any other failure, nor
 * for an identifier of more than 64 code points.
 */
export function suggestionsFor(failure: Failure<string> | Unknown<string>): readonly Suggestion[] {
  const { reason, identifier, kind, stateCode } = { identifier: "", kind: "", stateCode: "", ...failure };
  const kinds = [...kindsOf(reason), ...SUGGESTION_KINDS.filter((one) => one === kind)];
  if (kinds.length === 0 || problemOf(identifier) !== undefined) return [];
  const complete = matchCutCode(identifier, kinds);
  if (complete.length > 0 || joined(fold(identifier)).length < MIN_OF_A_NAME) return complete;
  // A bank with a name near that of a payment company, or of another country's bank, is another.
  if (kinds.includes("bank") && explainOtherCode(identifier) !== undefined) return [];
  const inState = kinds.includes("lga") ? lgasOf(stateCode, identifier) : [];
  const alike = inState.length > 0 ? inState : matchMeant(identifier, kinds).filter(isLikely(identifier));
  if (alike.length > 0) return alike.filter(({ score }) => score >= (alike[0]?.score ?? 0) - WORSE);
  const named = match(identifier, KINDS).filter(({ score }) => score >= EXACT - WITHIN);
  if (named.length > 0) return named;
  // The number beside a bank's is another bank's, to which money would go.
  return kinds.includes("bank") ? [] : matchBeginning(identifier, kinds);
}

const isLikely =
  (identifier: string) =>
  ({ kind, score, matched }: Suggestion): boolean => {
    if (score > TYPOS) return true;
    // "null" is one letter off Dull, a place, and stands for nothing.
    if (isNoName(fold(identifier))) return false;
    if (kind === "state") return score >= LEAST_OF_A_STATE;
    if (fold(identifier).replace(/[^a-z]/g, "").length < MIN_LETTERS_WITH_MISTAKE) return false;
    if (score < LEAST_SCORE) return false;
    if (kind !== "bank") return true;
    // A code beside a name is that of the bank which is meant, and never of one that is spelt like the name.
    const numbers = identifier.match(/[0-9]+/g) ?? [];
    return numbers.every((one) => matched.includes(one)) && isLikelyBank(identifier, matched);
  };

/** At most two letters, then digits: how codes of places are written. Only the end may be wrong. */
const LIKE_A_CODE = /^[a-z]{0,2}[0-9]{2,}[a-z]?$/;

/** A beginning of fewer characters says too little. */
const MIN_OF_A_CODE = 4;

/** Records whose codes have the longest beginning in common with a code that no record has. */
function matchBeginning(identifier: string, kinds: readonly SuggestionKind[]): Suggestion[] {
  const code = joined(fold(identifier));
  if (!LIKE_A_CODE.test(code)) return [];
  for (let length = code.length - 1; length >= MIN_OF_A_CODE; length--) {
    const beginning = code.slice(0, length);
    const found = match(beginning, kinds).filter(({ matched }) =>
      joined(fold(matched)).startsWith(beginning),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** The code of an LGA or a ward whose last number has one digit. */
const CUT_CODE = /^\s*([0-9]{1,2}[-–/ ](?:[0-9]{1,2}[-–/ ])?)([0-9])\s*$/;

/**
 * The codes that a text may be: with the digit that the last number of an INEC code lacks, 24-11-1 is 24-11-01, or
 * 24-11-10; with the leading zeros that a spreadsheet took away, 58 was 058.
 */
function wholeCodes(identifier: string, kind: SuggestionKind): string[] {
  const [, start = "", digit = ""] = (isOneOf(["lga", "ward"], kind) && CUT_CODE.exec(identifier)) || [];
  if (digit === "") return withLostZeros(identifier, kind);
  const before = (start.match(/[0-9]+/g) ?? []).map((number) => number.padStart(2, "0")).join("-");
  const numbers = [`0${digit}`, ...Array.from({ length: 10 }, (_, last) => `${digit}${last}`)];
  return [...new Set(numbers)].map((number) => `${before}-${number}`);
}

const matchCutCode = (identifier: string, kinds: readonly SuggestionKind[]): Suggestion[] =>
  kinds
    .flatMap((kind) =>
      wholeCodes(identifier, kind).flatMap((code) =>
        match(code, [kind]).filter(({ matched }) => matched === code),
      ),
    )
    .slice(0, MAX_SUGGESTIONS);

const match = (query: string, kinds: readonly SuggestionKind[], limit = MAX_SUGGESTIONS): Suggestion[] =>
  matchAll(query, { kinds, limit, includeClosed: true });

/** The same, also without the words that only say what is wanted: "ikeja federal". A bank's name has such. */
const matchMeant = (query: string, kinds: readonly SuggestionKind[]): Suggestion[] =>
  kinds.includes("bank")
    ? match(query, kinds)
    : matchWish(query, { kinds, limit: MAX_SUGGESTIONS, includeClosed: true });

/** How many LGAs the largest state has, and some more, so that none of a state's LGAs is missed. */
const LGAS_LOOKED_AT = 50;

/** The LGAs of a state with such a name; none for an unknown state. */
function lgasOf(stateCode: string, identifier: string): Suggestion[] {
  const state = getState(stateCode);
  if (state === undefined) return [];
  return match(`${identifier} ${state.name}`, ["lga"], LGAS_LOOKED_AT)
    .filter((lga) => lga.stateCode === stateCode)
    .slice(0, MAX_SUGGESTIONS);
}

/** The last words of so many names that they say nothing of which one is meant. */
const OF_KIND = /(?:bank|mfb|psb|financialservices|(?:finance)?company|finance|financials)$/;

/** In a longer name its own letters have decided whether it is like another. */
const MAX_LETTERS = 3;

/**
 * Whether an institution may be meant by a name that ends in more letters of its kind than it has of its own, such
 * as `ecbank`: more than half of the others have to be its own. The four of "bank" are right in every such name.
 */
function isLikelyBank(typed: string, matched: string): boolean {
  const key = bankKey(typed);
  const letters = key.replace(OF_KIND, "");
  const ofKind = key.length - letters.length;
  if (letters === "" || ofKind === 0 || letters.length > Math.max(MAX_LETTERS, ofKind)) return true;
  const own = bankKey(matched).replace(OF_KIND, "");
  return 4 * countShared(letters, own) > letters.length + own.length;
}

function countShared(name: string, other: string): number {
  let left = other;
  for (const letter of name) left = left.replace(letter, "");
  return other.length - left.length;
}
