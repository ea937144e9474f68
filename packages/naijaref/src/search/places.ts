import { LIMIT, someOf } from "../arguments.ts";
import type { SearchResult } from "../generated/records.ts";
import { getLocality } from "../localities/localities.ts";
import { spellOutDirections } from "../names/directions.ts";
import { fold, foldPlace } from "../names/fold.ts";
import { romanNumber as numberOf, numbersOf } from "../names/numerals.ts";
import { withStateNumber } from "../places/inec-code.ts";
import { getLga } from "../places/lgas.ts";
import { getWard } from "../places/wards.ts";
import { type Result, success } from "../result.ts";
import type { Asked, NameMatch, RecordIndex } from "./engine/name-index.ts";
import { readQuery, wordsOf } from "./engine/query.ts";
import {
  BEGINNING,
  DEFAULT_LIMIT,
  FIRST_WORDS,
  PART,
  SHORTENED,
  SOME_WORDS,
  WITHIN,
} from "./engine/tuning.ts";
import { failureOf, KINDS, type PlaceKind, type SearchFailure } from "./options.ts";
import { bestFirst, describe, describeAt, type Found, indexOf, type RecordKind } from "./records.ts";

export interface PlaceSearchOptions {
  /** Which kinds to search; all three if left out. Wards are loaded only when they are searched. */
  readonly kinds?: readonly PlaceKind[] | undefined;
  /** How many results at most, 10 if left out. */
  readonly limit?: number | undefined;
}

const RULES = { kinds: /* @__PURE__ */ someOf(KINDS), limit: LIMIT };

/**
 * States, LGAs and wards whose name, alias or code is like the query, best first. Typing errors, accents,
 * punctuation, missing spaces, the order of words and unfinished words do not matter. `docs/search.md`
 * explains the scores.
 *
 * @param query at most 64 code points, with at least one letter or digit.
 */
export function searchPlaces(
  query: string,
  options?: PlaceSearchOptions,
): Result<readonly SearchResult[], SearchFailure<"kinds">> {
  const failure = failureOf(query, options, RULES);
  if (failure !== undefined) return failure;
  const { kinds = KINDS, limit = DEFAULT_LIMIT } = options ?? {};
  return success(matchRecords(query, kinds, limit) as SearchResult[]);
}

/** Records of some kinds whose name, alias or code is like the query, best first. */
export function matchRecords(query: string, kinds: readonly RecordKind[], limit: number): Found[] {
  const results = list(query, kinds, limit);
  const isLocality = ({ kind }: Found): boolean => kind === "locality";
  const numbered = withStateNumber(query);
  const others = [
    ...(numbered === query ? [] : list(numbered, kinds, limit)),
    ...(kinds.includes("lga") && results.every(isLocality) ? lgasOfLocalities(query, limit) : []),
    ...(kinds.includes("ward") ? findNumberedWards(query, limit) : []),
  ];
  return others.length === 0 ? results : bestFirst([...others, ...results], limit);
}

/** The LGAs of localities with something around them: `Bodija Ibadan`. No LGA has Bodija in Ibadan. */
const lgasOfLocalities = (query: string, limit: number): Found[] =>
  list(query, ["locality"], limit).flatMap(({ code, score, matched }) =>
    (getLocality(code)?.lgaCodes ?? []).flatMap((lgaCode) => {
      const lga = getLga(lgaCode);
      return lga === undefined || score <= PART ? [] : [describe("lga", lga, score - PART, matched)];
    }),
  );

function list(query: string, kinds: readonly RecordKind[], limit: number): Found[] {
  const matches = searchShortForms(indexOf(kinds), query, {
    kinds,
    limit,
    sayable: [...KINDS, ...kinds],
  });
  const found: Found[] = [];
  for (let nth = 0; nth < matches.length; nth++) {
    const { at, score, matched } = matches[nth] as NameMatch;
    if (score < BEGINNING || score >= FIRST_WORDS || hasNumbers(matched, query))
      found.push(describeAt(at, score, matched));
  }
  return found;
}

/**
 * Whether a name has the numbers beside the words of a query, each as digits or as a word of its own: `or 1` is
 * not the beginning of Ori Ire.
 */
function hasNumbers(name: string, query: string): boolean {
  const numbers = /\p{L}/u.test(query) ? (query.match(/[0-9]+/g) ?? []) : [];
  const words = fold(name).split(" ");
  return numbers.every((one) => {
    const at = words.findIndex((word) => word.includes(one) || numbersOf(word).includes(Number(one)));
    words.splice(at, at < 0 ? 0 : 1);
    return at >= 0;
  });
}

/** A ward named by its number in its LGA: for "Ward 3 Ikeja" the number 3, and "ikeja". */
interface NumberedWard {
  readonly number: number;
  readonly lga: string;
}

export function readWardNumber(query: string): NumberedWard | undefined {
  if (!/ward/i.test(query)) return undefined;
  const words = wordsOf(query);
  const at = words.findIndex((word, place) => word === "ward" && numberOf(words[place + 1]) !== undefined);
  const number = numberOf(words[at + 1]);
  if (at < 0 || number === undefined || words.length === 2) return undefined;
  return { number, lga: [...words.slice(0, at), ...words.slice(at + 2)].join(" ") };
}

/**
 * The wards with the number in a query, in the LGAs that the rest of the query finds. A ward's score is the
 * score of its LGA minus `WITHIN`, because a part of the query names the LGA. `matched` is the ward's code.
 */
function findNumberedWards(query: string, limit: number): Found[] {
  const asked = readWardNumber(query);
  if (asked === undefined) return [];
  return list(asked.lga, ["lga"], limit).flatMap(({ code, score }) => {
    const ward = getWard(`${getLga(code)?.inecCode}-${String(asked.number).padStart(2, "0")}`);
    return ward === undefined ? [] : [describe("ward", ward, score - WITHIN, ward.code)];
  });
}

const MAX_NAMES = 50;
const MAX_WRITTEN_OUT = 3;

/**
 * What an index finds for a query and, where that is no name nor the beginning of one, also what it finds for
 * the query with its short forms written out: `Ovia N/East`, `Ekiti SW`, `K/Namoda`.
 */
function searchShortForms({ search }: RecordIndex, query: string, asked: Asked): NameMatch[] {
  const asItStands = search(query, asked);
  if ((asItStands[0]?.score ?? 0) >= BEGINNING) return asItStands;
  const writings = writtenOut(query, (rest) => search(rest, { ...asked, limit: MAX_NAMES }));
  const found = writings.flatMap((writing) =>
    search(writing, asked)
      .filter(({ score }) => score >= SOME_WORDS)
      .map((match) => ({ ...match, score: match.score - SHORTENED })),
  );
  if (found.length === 0) return asItStands;
  const places = new Set<number>();
  return [...found, ...asItStands]
    .sort((a, b) => b.score - a.score)
    .filter(({ at }) => !places.has(at) && places.add(at))
    .slice(0, asked.limit ?? DEFAULT_LIMIT);
}

function writtenOut(query: string, search: (rest: string) => readonly NameMatch[]): readonly string[] {
  const { folded } = readQuery(query);
  const directions = spellOutDirections(folded);
  const initial = folded.charAt(1) === " " ? /^([a-z]) (.+)$/.exec(foldPlace(folded)) : null;
  if (initial === null) return directions === undefined ? [] : [directions];
  const [, letter = "", rest = ""] = initial;
  const [next = ""] = rest.split(" ");
  const names = [...search(rest), ...(next === rest ? [] : search(next))]
    .map(({ matched }) => fold(matched))
    .filter((name) => name.startsWith(letter) && name.includes(` ${next}`));
  const writings = names.map((name) => `${name.slice(0, name.indexOf(" "))} ${rest}`);
  return [...new Set(writings)].slice(0, MAX_WRITTEN_OUT);
}
