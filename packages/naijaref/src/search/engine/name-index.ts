import { joined } from "../../names/fold.ts";
import { hasDigit } from "../../names/tokens.ts";
import { BestMatches } from "./best-matches.ts";
import {
  buildTables,
  type IndexTables,
  KEY_FIELDS,
  kindBitOf,
  LENGTH,
  LENGTHS,
  type NamedEntry,
  NO_PARENT,
  RELATION_BIT,
  TERMS,
} from "./index-tables.ts";
import { type Asker, type Leniency, type QueryWords, WordMatcher } from "./match-words.ts";
import { NearFinder } from "./near-terms.ts";
import { listPhrases, type Reading, readKinds, readQuery } from "./query.ts";
import { costOfUntyped, scoreBeginning, scoreCost, scoreFirstWords, scoreSomeWords } from "./scores.ts";
import { indexSkeletons } from "./skeletons.ts";
import { runAtOnce, type Steps } from "./steps.ts";
import { encode, findBeginning, lengthOf } from "./terms.ts";
import {
  BEGINNING,
  BEGUN,
  DEFAULT_LIMIT,
  EXACT,
  LATER_WORD,
  MAX_EDITS,
  MAX_WORDS_COMPARED,
  MIN_LETTERS_OF_NAME_WITH_TWO_TYPOS,
  OTHER_KIND,
  OTHER_SPACES,
  PART,
  RELATED,
  SOME_WORDS,
  TYPOS,
} from "./tuning.ts";

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

/** What the searches of records ask for. */
export interface Asked extends NameQuery {
  /** The kinds that the query may say, all if left out: who looks for towns does not mean their seats. */
  readonly sayable?: readonly string[] | undefined;
}

/** An index, and the number of names, codes and terms that its last search looked at: the work is bounded. */
export interface RecordIndex {
  readonly search: (query: string, asked?: Asked) => NameMatch[];
  readonly work: () => number;
}

export const createNameIndex = (
  entries: readonly NamedEntry[],
  options: NameIndexOptions = {},
): RecordIndex => openNameIndex(runAtOnce(buildTables(entries, options)), options);

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

/** A reading of a query, its letters run together, and its words where they were looked up. */
interface ReadQuery extends Reading {
  readonly letters: readonly number[];
  found: QueryWords | undefined;
}

const NO_WORDS: QueryWords = [];

/** The index whose tables were built before, with the same options. */
export function openNameIndex(
  tables: IndexTables,
  { kindWords = {}, idleWords = [] }: NameIndexOptions,
): RecordIndex {
  const { positions, kindOf, kinds: kindNames, within, names, codes } = tables;
  const { terms, uses, usesFrom, keys, keyTerms } = names;
  const kindBit = kindBitOf(kindNames.length);
  const keyBits = -1 >>> (32 - kindBit);
  const firstCode = names.texts.length;
  const phrases = listPhrases(kindWords, idleWords);
  const finder = new NearFinder(terms, tables.skeletons);
  const byWords = new WordMatcher(names, within, kindBit, finder);
  const best = new BestMatches(positions.length, firstCode + codes.texts.length);

  // What is asked for now: searches are synchronous, so that one runs at a time.
  const isWanted = new Uint8Array(kindNames.length);
  let said: readonly string[] = [];
  let work = 0;

  const lengthOfKey = (key: number): number => (keys[KEY_FIELDS * key + LENGTH] as number) & LENGTHS;

  /**
   * Whether the entry is of a kind that the query says. In "Springfield, Ohio State" the kind said is that of
   * the entry around.
   */
  function isOfKind(entry: number, around: boolean): boolean {
    if (said.includes(kindNames.at(kindOf[entry] as number) as string)) return true;
    const outer = within[entry] as number;
    return around && outer !== NO_PARENT && isOfKind(outer, around);
  }

  function offer(key: number, score: number, around: boolean): void {
    if (score < best.least) return;
    const first = KEY_FIELDS * key;
    const entry = keys[first] as number;
    const relation = (keys[first + LENGTH] as number) >> RELATION_BIT;
    const taken = relation === 0 ? 0 : relation === 1 ? RELATED : PART;
    best.offer(entry, key, score - taken - (said.length > 0 && !isOfKind(entry, around) ? OTHER_KIND : 0));
  }

  const asker: Asker = { left: 0, isWanted, offer };

  /** Offers the codes that equal the folded query, ignoring spaces, or begin with it if it has a digit. */
  function offerCodes(folded: string): void {
    const text = joined(folded);
    const [from, to] = findBeginning(codes.compared, encode(codes.compared, text));
    const mayBegin = hasDigit(text);
    for (let at = from; at < to; at++) {
      const length = lengthOf(codes.compared, at);
      if (length > text.length && !mayBegin) return;
      work++;
      const entry = codes.owners[at] as number;
      const score = length > text.length ? scoreBeginning(text.length, length) : EXACT;
      if (isWanted[kindOf[entry] as number] === 1) best.offer(entry, firstCode + at, score);
    }
  }

  /**
   * Offers the names that equal the query or begin with it, ignoring spaces, and the names of which a later
   * word equals it or begins with it.
   */
  function offerBeginnings(query: readonly number[]): void {
    const typed = query.length;
    const [from, to] = findBeginning(terms, query);
    for (let term = from; term < to; term++) {
      const ended = lengthOf(terms, term) === typed;
      for (let at = usesFrom[term] as number; at < (usesFrom[term + 1] as number); at++) {
        const use = uses[at] as number;
        if (isWanted[use >>> kindBit] === 0) continue;
        const key = (use & keyBits) >> 1;
        const length = lengthOfKey(key);
        if ((use & 1) === 1) offer(key, ended ? EXACT : scoreBegun(key, typed), false);
        else if (ended) offer(key, scoreSomeWords(typed, length), false);
        else if (typed > 1)
          offer(key, scoreCost(BEGUN + LATER_WORD + costOfUntyped(typed, length), typed), false);
      }
    }
    work += (usesFrom[to] as number) - (usesFrom[from] as number);
  }

  /**
   * The score of a key that begins with what is typed. Of an entry around others, the words after those that
   * are begun do not count as untyped: for "york" the county "York North" comes before the street "York I".
   */
  function scoreBegun(key: number, typed: number): number {
    const first = KEY_FIELDS * key;
    const whole = (keys[first + KEY_FIELDS + TERMS] as number) - 1;
    let begun = 0;
    for (let at = keys[first + TERMS] as number; at < whole && begun < typed; at++)
      begun += lengthOf(terms, keyTerms[at] as number);
    if (begun < typed) begun = lengthOfKey(key);
    const length = names.isParent[keys[first] as number] === 1 ? begun : lengthOfKey(key);
    return begun === typed ? scoreFirstWords(typed, length) : scoreBeginning(typed, length);
  }

  /**
   * Offers the names that equal the query with one or two typos, or begin with it with one, ignoring spaces,
   * and the names of which a later word does so. What cannot have the least score is left out.
   */
  function offerTypos(query: readonly number[], words: QueryWords): void {
    const typed = query.length;
    const near = finder.find(query, typed < MIN_LETTERS_OF_NAME_WITH_TWO_TYPOS ? 1 : MAX_EDITS, true);
    work += near.looked;
    for (let nth = 0; nth < near.count; nth++) {
      const term = near.terms[nth] as number;
      const whole = near.costs[nth] as number;
      const begun = near.begun[nth] as number;
      const letters = (typed + lengthOf(terms, term)) / 2;
      if (scoreBest(whole, begun, letters, typed) < best.least) continue;
      const isLaterListed = scoreBest(whole + LATER_WORD, begun + LATER_WORD, letters, typed) >= best.least;
      const to = usesFrom[term + 1] as number;
      for (let at = usesFrom[term] as number; at < to; at++) {
        const use = uses[at] as number;
        const isLater = (use & 1) === 0;
        if ((isLater && !isLaterListed) || isWanted[use >>> kindBit] === 0) continue;
        const key = (use & keyBits) >> 1;
        const untyped = costOfUntyped(typed, lengthOfKey(key));
        const later = isLater ? LATER_WORD + untyped : 0;
        const spaces = isLater || hasWord(key, words) ? 0 : OTHER_SPACES;
        offer(
          key,
          scoreBest(whole + later + spaces, begun + (isLater ? later : untyped), letters, typed),
          false,
        );
        work++;
      }
    }
  }

  /** Whether a key has one of the words of a query; true if the key or the query has only one word. */
  function hasWord(key: number, words: QueryWords): boolean {
    const first = KEY_FIELDS * key;
    const from = keys[first + TERMS] as number;
    const whole = (keys[first + KEY_FIELDS + TERMS] as number) - 1;
    if (words.length === 0 || from === whole) return true;
    for (let at = from; at < whole; at++)
      for (let nth = 0; nth < words.length; nth++) if (words[nth]?.term === keyTerms[at]) return true;
    return false;
  }

  function offerWords(readings: readonly ReadQuery[], leniency: Leniency): void {
    for (let nth = 0; nth < readings.length; nth++) {
      const reading = readings[nth] as ReadQuery;
      const { words, letters } = reading;
      if (words.length < 2) continue;
      said = reading.kinds;
      reading.found ??= byWords.read(words);
      work += byWords.offer(reading.found, words.length, letters.length, leniency, asker);
    }
  }

  function search(query: string, { kinds, sayable, limit = DEFAULT_LIMIT }: Asked = {}): NameMatch[] {
    work = 0;
    const { folded, writings } = readQuery(query);
    if (folded === "") return [];
    for (let kind = 0; kind < kindNames.length; kind++)
      isWanted[kind] = kinds === undefined || kinds.includes(kindNames.at(kind) as string) ? 1 : 0;
    best.start(limit);
    const mayBeSaid = (kind: string): boolean => sayable === undefined || sayable.includes(kind);
    const readings: ReadQuery[] = [];
    for (let at = 0; at < writings.length; at++) {
      const read = readKinds(phrases, writings[at] as readonly string[], mayBeSaid);
      for (let nth = 0; nth < read.length; nth++) {
        const { words, kinds } = read[nth] as Reading;
        readings.push({ words, kinds, letters: encode(terms, words.join("")), found: undefined });
      }
    }
    asker.left = MAX_WORDS_COMPARED;
    offerCodes(folded);
    for (let nth = 0; nth < readings.length; nth++) {
      const { kinds, letters } = readings[nth] as ReadQuery;
      said = kinds;
      offerBeginnings(letters);
    }
    // Each further step scores lower, and is left out where it could not change what is listed.
    if (best.least < BEGINNING) offerWords(readings, "none");
    if (best.least < SOME_WORDS) {
      for (let nth = 0; nth < readings.length; nth++) {
        const { kinds, letters, found = NO_WORDS } = readings[nth] as ReadQuery;
        said = kinds;
        offerTypos(letters, found);
      }
    }
    if (best.highest < TYPOS) offerWords(readings, "typos");
    if (best.highest < 1) offerWords(readings, "strayWords");
    return best.list((entry, key, score) => ({
      at: positions[entry] as number,
      score,
      matched: (key < firstCode ? names.texts.at(key) : codes.texts.at(key - firstCode)) as string,
    }));
  }

  return { search, work: () => work };
}

/** The better score of a query as a whole term, compared by so many letters, and as a beginning of it. */
const scoreBest = (whole: number, begun: number, letters: number, typed: number): number =>
  Math.max(scoreCost(whole, letters), scoreCost(begun, typed));
