import { CandidateIndex, firstAt } from "../names/candidates.ts";
import { fold, joined } from "../names/fold.ts";
import { hashOf, PlacesByHash } from "../names/marks.ts";
import { partsOf } from "../names/tokens.ts";
import type { Steps } from "../search/engine/steps.ts";
import type { MatchEntry } from "./entry.ts";
import { type Reading, type ReadingRules, readAll, readFolded, readName } from "./reading.ts";
import { BETWEEN_PAUSES } from "./steps.ts";

/** One name of an entry. How it is read is found when it is first compared: most names never are. */
export class EntryName {
  readonly entry: MatchEntry;
  readonly text: string;
  readonly folded: string;
  readonly isAlias: boolean;
  /** It says enough only where the state is given: "Mainland" of Lagos Mainland. */
  readonly isLocal: boolean;
  /** Lists give it to others too. */
  readonly isShared: boolean;
  private readonly rules: ReadingRules;
  private read: Reading | undefined = undefined;
  private readParts: readonly Reading[] | undefined = undefined;

  constructor(entry: MatchEntry, text: string, isAlias: boolean, isLocal: boolean, rules: ReadingRules) {
    this.entry = entry;
    this.text = text;
    this.folded = fold(text);
    this.isAlias = isAlias;
    this.isLocal = isLocal;
    this.isShared = entry.sharedNames.includes(text);
    this.rules = rules;
  }

  get reading(): Reading {
    this.read ??= readName(this.text, this.rules);
    return this.read;
  }

  /** Of the parts of a name with several: "Ogba", "Egbema" and "Ndoni". */
  get parts(): readonly Reading[] {
    this.readParts ??= readAll(partsOf(this.text), this.rules);
    return this.readParts;
  }
}

/** The key of a name with several parts, in any order. */
export const turnedKey = (parts: readonly Reading[]): string =>
  parts
    .map(({ key }) => key)
    .sort()
    .join("/");

/** The texts of an entry's names, in the order in which they count. */
function textsOf({ name, aliases, sharedNames, localNames }: MatchEntry): readonly string[] {
  if (aliases.length + sharedNames.length + localNames.length === 0) return [name];
  return [name, ...aliases, ...sharedNames, ...localNames];
}

/**
 * The names of a list, which stand in the order of its entries: those of a state are side by side. A name is
 * made when it is first compared: most never are. Texts are found by their hashes, because a map would keep
 * each text and a list for it.
 */
export class NameTable {
  readonly entries: readonly MatchEntry[];
  /** The place of each entry's first name, and behind the last. */
  readonly firsts: Uint32Array;
  readonly index: CandidateIndex;
  readonly hasLocal: boolean;
  private readonly rules: ReadingRules;
  private readonly owners: Uint16Array;
  private readonly made: (EntryName | undefined)[];
  private readonly keys: PlacesByHash;
  private readonly words: ReadonlyMap<string, number>;
  /** The entries that have each word, in order, one word after the other; and where those of each begin. */
  private readonly having: Uint16Array;
  private readonly starts: Uint32Array;
  /** The entries with an apostrophe in a name. */
  private parted: readonly number[] | undefined = undefined;
  private turnedOnes: ReadonlyMap<string, readonly number[]> | undefined = undefined;

  constructor(
    rules: ReadingRules,
    entries: readonly MatchEntry[],
    firsts: readonly number[],
    keys: PlacesByHash,
    words: ReadonlyMap<string, number>,
    pairs: readonly number[],
    index: CandidateIndex,
  ) {
    this.rules = rules;
    this.entries = entries;
    this.firsts = Uint32Array.from(firsts);
    this.hasLocal = entries.some(({ localNames }) => localNames.length > 0);
    const size = firsts.at(-1) as number;
    this.owners = new Uint16Array(size);
    for (let at = 0; at < entries.length; at++) this.owners.fill(at, firsts[at], firsts[at + 1]);
    this.made = new Array(size);
    this.keys = keys;
    this.words = words;
    this.starts = new Uint32Array(words.size + 1);
    for (let at = 0; at < pairs.length; at += 2) (this.starts[(pairs[at] as number) + 1] as number)++;
    for (let word = 0; word < words.size; word++)
      this.starts[word + 1] = (this.starts[word + 1] as number) + (this.starts[word] as number);
    this.having = new Uint16Array(pairs.length / 2);
    const next = this.starts.slice();
    for (let at = 0; at < pairs.length; at += 2)
      this.having[(next[pairs[at] as number] as number)++] = pairs[at + 1] as number;
    this.index = index;
  }

  /** The name at a place. */
  nameAt(place: number): EntryName {
    return this.made[place] ?? this.make(place);
  }

  /** Whether the name at a place says enough only where the state is given. */
  isLocal(place: number): boolean {
    const at = this.owners[place] as number;
    const { localNames } = this.entries[at] as MatchEntry;
    return localNames.length > 0 && place >= (this.firsts[at + 1] as number) - localNames.length;
  }

  private make(place: number): EntryName {
    const at = this.owners[place] as number;
    const entry = this.entries[at] as MatchEntry;
    const texts = textsOf(entry);
    const own = place - (this.firsts[at] as number);
    const name = new EntryName(entry, texts[own] as string, own > 0, this.isLocal(place), this.rules);
    this.made[place] = name;
    return name;
  }

  /** Whether any name has a word. */
  knows(word: string): boolean {
    return this.words.has(word);
  }

  /** In how many of the entries from one to another a word is. */
  entriesWith(word: string, from: number, to: number): number {
    const number = this.words.get(word);
    if (number === undefined) return 0;
    const start = this.starts[number] as number;
    const end = this.starts[number + 1] as number;
    if (to - from === this.entries.length) return end - start;
    return firstAt(this.having, start, end, to) - firstAt(this.having, start, end, from);
  }

  /**
   * The places of the names of those entries, from one to another, that have a word, or an apostrophe in a
   * name.
   */
  placesHaving(word: string, from: number, to: number): readonly number[] {
    this.parted ??= this.entries.flatMap((entry, at) =>
      textsOf(entry).some((text) => /['\u2019]/.test(text)) ? [at] : [],
    );
    const number = this.words.get(word);
    const having =
      number === undefined ? [] : this.having.subarray(this.starts[number], this.starts[number + 1]);
    return [...new Set([...having, ...this.parted])]
      .filter((at) => at >= from && at < to)
      .sort((a, b) => a - b)
      .flatMap((at) => {
        const first = this.firsts[at] as number;
        return Array.from({ length: (this.firsts[at + 1] as number) - first }, (_, own) => first + own);
      });
  }

  /** The places of the names from one to another that are equal under a key; undefined if there is none. */
  withKey(key: string, from: number, to: number): EntryName[] | undefined {
    const { keys } = this;
    let names: EntryName[] | undefined;
    for (let item = keys.find(hashOf(key)); item >= 0; item = keys.next(item)) {
      const place = keys.placeOf(item);
      if (place < from || place >= to) continue;
      const name = this.nameAt(place);
      if (name.reading.key !== key && joined(name.folded) !== key) continue;
      if (names === undefined) names = [name];
      else names.push(name);
    }
    return names;
  }

  /** The places of the names of several parts that has these, in any order. */
  turned(key: string): readonly number[] | undefined {
    this.turnedOnes ??= this.turnAll();
    return this.turnedOnes.get(key);
  }

  private turnAll(): ReadonlyMap<string, readonly number[]> {
    const turned = new Map<string, number[]>();
    for (let at = 0; at < this.entries.length; at++) {
      let place = this.firsts[at] as number;
      for (const text of textsOf(this.entries[at] as MatchEntry)) {
        if (partsOf(text).length > 1) {
          const key = turnedKey(this.nameAt(place).parts);
          const same = turned.get(key);
          if (same === undefined) turned.set(key, [place]);
          else same.push(place);
        }
        place++;
      }
    }
    return turned;
  }
}

/** @param list those of a state, and of an LGA, side by side. */
export function* tableOf(list: Iterable<MatchEntry>, rules: ReadingRules): Steps<NameTable> {
  const entries: MatchEntry[] = [];
  const firsts: number[] = [];
  const hashes: number[] = [];
  const places: number[] = [];
  const words = new Map<string, number>();
  /** The last entry that has each word. */
  const lasts: number[] = [];
  const pairs: number[] = [];
  const index = new CandidateIndex();
  let place = 0;
  for (const entry of list) {
    const at = entries.length;
    entries.push(entry);
    firsts.push(place);
    for (const text of textsOf(entry)) {
      const folded = fold(text);
      const reading = rules.prepare === undefined ? readFolded(folded, rules) : readName(text, rules);
      index.add(reading.parts.length === 1 ? reading.key : reading.parts.join(" "));
      hashes.push(hashOf(reading.key));
      places.push(place);
      const run = joined(folded);
      if (run !== reading.key) {
        hashes.push(hashOf(run));
        places.push(place);
      }
      for (const word of reading.words) {
        let number = words.get(word);
        if (number === undefined) {
          number = words.size;
          words.set(word, number);
        }
        if (lasts[number] !== at) {
          lasts[number] = at;
          pairs.push(number, at);
        }
      }
      place++;
    }
    if (at % BETWEEN_PAUSES === 0) yield;
  }
  firsts.push(place);
  index.close();
  yield;
  return new NameTable(rules, entries, firsts, new PlacesByHash(hashes, places), words, pairs, index);
}
