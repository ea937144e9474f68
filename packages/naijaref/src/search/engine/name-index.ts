import { fold } from "../../names/fold.ts";
import { joinInitials } from "../../names/tokens.ts";
import { makeBestMatches } from "./best-matches.ts";
import { offerCodes } from "./codes.ts";
import { buildTables, type IndexTables } from "./index-tables.ts";
import { offerBeginnings, offerTypos } from "./match-names.ts";
import { type Budget, makeOfferByWords, type WordOptions } from "./match-words.ts";
import { type NamedEntry, NO_PARENT } from "./name-table.ts";
import { listPhrases, type Reading, readKinds, writingsOf } from "./query.ts";
import { makeReadWord } from "./query-terms.ts";
import { makeTypos } from "./scores.ts";
import { indexSkeletons } from "./skeletons.ts";
import { runAtOnce, type Steps } from "./steps.ts";
import { encodeAll } from "./terms.ts";
import {
  BEGINNING,
  DEFAULT_LIMIT,
  MAX_WORDS_COMPARED,
  OTHER_KIND,
  PART,
  RELATED,
  SOME_WORDS,
  TYPOS,
} from "./tuning.ts";

const costOfRelation = (relation: number): number => (relation === 0 ? 0 : relation === 1 ? RELATED : PART);

export interface NameIndexOptions {
  /** The kinds, in the order in which equal matches are listed; entries without such a kind come first. */
  readonly kinds?: readonly string[];
  /** For each kind, the phrases that people add to a name to say the kind, such as "City". */
  readonly kindWords?: Readonly<Record<string, readonly string[]>>;
  /** Phrases that people add and that do not help to tell entries apart, such as the name of the country. */
  readonly idleWords?: readonly string[];
}

export interface NameQuery {
  /** Only entries of these kinds; all if left out. */
  readonly kinds?: readonly string[] | undefined;
  /** How many matches at most, 10 if left out. */
  readonly limit?: number | undefined;
}

export interface NameMatch {
  /** The entry's index in the list. */
  readonly at: number;
  /** From 1 to 1000; 1000 is an exact match. `docs/search.md` explains it. */
  readonly score: number;
  /** The name, alias or code that matched. */
  readonly matched: string;
}

export interface NameIndex {
  /**
   * The best matches, best first; equal ones by kind, name and index. A query that is not a string matches
   * nothing.
   */
  readonly search: (query: string, options?: NameQuery) => NameMatch[];
}

/**
 * An index of anything with names, at most two million entries. Indexing a thousand takes a few milliseconds;
 * the index of typos is built when a query first needs it.
 */
export const createNameIndex = (entries: readonly NamedEntry[], options: NameIndexOptions = {}): NameIndex =>
  openNameIndex(runAtOnce(buildTables(entries, options)), options);

/**
 * The same index, also that of typos, built in steps: with `runInSlices` a server does other work between
 * them.
 */
export function* buildNameIndex(
  entries: readonly NamedEntry[],
  options: NameIndexOptions = {},
): Steps<NameIndex> {
  const tables = yield* buildTables(entries, options);
  const skeletons = yield* indexSkeletons(tables.names.terms);
  return openNameIndex({ ...tables, skeletons }, options);
}

/** The same, with the number of names, codes and terms that a query looked at: the work, which is bounded. */
export const createCountingIndex = (
  entries: readonly NamedEntry[],
  options: NameIndexOptions = {},
): CountingSearch => countingSearch(runAtOnce(buildTables(entries, options)), options);

interface Asked extends NameQuery {
  /** Matches with a lower score are not listed, because others are better. */
  readonly lowest?: number | undefined;
}

/** An index of records, which several lists are asked for the best of. */
export interface RecordIndex {
  readonly search: (query: string, options?: Asked) => NameMatch[];
}

type CountingSearch = (
  query: string,
  options?: Asked,
) => { readonly matches: NameMatch[]; readonly work: number };

/** The index whose tables were built before, with the same options. @internal */
export function openNameIndex(tables: IndexTables, options: NameIndexOptions): RecordIndex {
  const search = countingSearch(tables, options);
  return { search: (query, asked) => search(query, asked).matches };
}

/** The query read last: a box asks several indexes for the same. */
let last = { query: "", folded: "", writings: [] as readonly (readonly string[])[] };

function readQuery(query: string): typeof last {
  if (query === last.query) return last;
  const folded = fold(query);
  const initials = joinInitials(query);
  const writings = writingsOf(folded);
  if (initials !== undefined) writings.push(...writingsOf(fold(initials)));
  last = { query, folded, writings };
  return last;
}

function countingSearch(
  { positions, kindOf, names, codes, skeletons }: IndexTables,
  { kindWords = {}, idleWords = [] }: NameIndexOptions,
): CountingSearch {
  const firstCode = names.texts.length;
  const phrases = listPhrases(kindWords, idleWords);
  let listed = skeletons;
  const typos = makeTypos(names.terms, () => {
    listed ??= runAtOnce(indexSkeletons(names.terms));
    return listed;
  });
  const offerByWords = makeOfferByWords(names, makeReadWord(names, typos));
  const best = makeBestMatches(positions.length, firstCode + codes.texts.length);

  /**
   * Whether the entry is of a kind that the query says. In "Springfield, Ohio State" the kind said is that of
   * the entry around.
   */
  function isOfKind(said: readonly string[], entry: number, around: boolean): boolean {
    if (said.includes(kindOf[entry] as string)) return true;
    const outer = names.within[entry] as number;
    return around && outer !== NO_PARENT && isOfKind(said, outer, around);
  }

  // What is asked for now: searches are synchronous, so that one runs at a time.
  let wanted: readonly string[] | undefined;
  let said: readonly string[] = [];

  function offer(entry: number, key: number, score: number): void {
    if (score < best.leastScore()) return;
    if (wanted === undefined || wanted.includes(kindOf[entry] as string)) best.offer(entry, key, score);
  }

  function offerName(key: number, score: number, around = false): void {
    const entry = names.owners[key] as number;
    const isOther = said.length > 0 && !isOfKind(said, entry, around);
    offer(entry, key, score - (isOther ? OTHER_KIND : 0) - costOfRelation(names.isRelated[key] as number));
  }

  const offerCode = (at: number, score: number): void =>
    offer(codes.owners[at] as number, firstCode + at, score);

  function offerWords(readings: readonly Reading[], options: WordOptions, budget: Budget): number {
    let work = 0;
    for (const { words, kinds } of readings) {
      said = kinds;
      if (words.length > 1) work += offerByWords(words, options, budget, offerName);
    }
    return work;
  }

  return (query, { kinds, limit = DEFAULT_LIMIT, lowest = 1 } = {}) => {
    const { folded, writings } = readQuery(typeof query === "string" ? query : "");
    if (folded === "") return { matches: [], work: 0 };
    wanted = kinds;
    best.start(limit, lowest);
    const readings: (Reading & { readonly letters: readonly number[] })[] = [];
    for (const written of writings) {
      for (const { words, kinds } of readKinds(phrases, written))
        readings.push({ words, kinds, letters: encodeAll(names.terms, words) });
    }
    const budget = { left: MAX_WORDS_COMPARED };
    let work = offerCodes(codes, folded, offerCode);
    for (const { kinds, letters } of readings) {
      said = kinds;
      work += offerBeginnings(names, letters, offerName);
    }
    // Each further step scores lower, and is left out where it could not change what is listed.
    if (best.leastScore() < BEGINNING) work += offerWords(readings, {}, budget);
    if (best.leastScore() < SOME_WORDS && lowest < SOME_WORDS) {
      for (const { words, kinds, letters } of readings) {
        said = kinds;
        work += offerTypos(names, words, letters, typos, best.leastScore, offerName);
      }
    }
    if (best.highestScore() < TYPOS && lowest <= TYPOS) work += offerWords(readings, { typos: true }, budget);
    if (best.highestScore() < 1 && lowest <= TYPOS)
      work += offerWords(readings, { typos: true, strayWords: true }, budget);

    const matches: NameMatch[] = [];
    for (const { entry, key, score } of best.list()) {
      const matched = (key < firstCode ? names.texts.at(key) : codes.texts.at(key - firstCode)) as string;
      matches.push({ at: positions[entry] as number, score, matched });
    }
    return { matches, work };
  };
}
