import { CandidateIndex } from "../names/candidates.ts";
import { fold, joined } from "../names/fold.ts";
import { hashOf, PlacesByHash } from "../names/marks.ts";
import { partsOf } from "../names/tokens.ts";
import type { Steps } from "../search/engine/steps.ts";
import type { MatchEntry } from "./list.ts";
import { type KnownWords, type Reading, type ReadingRules, readFolded, readName } from "./reading.ts";

/** One name of an entry. How it is read is found when it is first compared: most names never are. */
export class EntryName {
  readonly entry: MatchEntry;
  readonly text: string;
  readonly folded: string;
  private readonly rules: ReadingRules;
  private read: Reading | undefined = undefined;
  private readParts: readonly Reading[] | undefined = undefined;

  constructor(entry: MatchEntry, text: string, rules: ReadingRules) {
    this.entry = entry;
    this.text = text;
    this.folded = fold(text);
    this.rules = rules;
  }

  get isAlias(): boolean {
    return this.text !== this.entry.name;
  }

  /** It says enough only where the state is given: "Mainland" of Lagos Mainland. */
  get isLocal(): boolean {
    return this.entry.localNames.includes(this.text);
  }

  /** Lists give it to others too. */
  get isShared(): boolean {
    return this.entry.sharedNames.includes(this.text);
  }

  get reading(): Reading {
    this.read ??= readName(this.text, this.rules);
    return this.read;
  }

  /** Of the parts of a name with several: "Ogba", "Egbema" and "Ndoni". */
  get parts(): readonly Reading[] {
    this.readParts ??= partsOf(this.text).map((part) => readName(part, this.rules));
    return this.readParts;
  }
}

/** In a longer text two letters that are turned leave most pairs as they are. */
const MAX_TURNED = 6;

/** The texts of an entry's names, in the order in which they count. */
function textsOf(
  { name, aliases, sharedNames, localNames }: MatchEntry,
  isInState: boolean,
): readonly string[] {
  if (aliases.length + sharedNames.length + localNames.length === 0) return [name];
  return [name, ...aliases, ...sharedNames, ...(isInState ? localNames : [])];
}

/** Items that are worked on between two places where the work may pause: they take about a millisecond. */
export const BETWEEN_PAUSES = 64;

const NOWHERE = /* @__PURE__ */ new PlacesByHash([]);

/**
 * The names of all records of a list, or of those of a state or an LGA. Keys and words are found by their hashes,
 * because a map would keep each of them and a list for it.
 */
export class Names implements KnownWords {
  readonly entries: readonly MatchEntry[];
  readonly list: EntryName[] = [];
  private readonly rules: ReadingRules;
  private readonly everywhere: KnownWords | undefined;
  /** The places of names in the list by their keys. */
  private keys = NOWHERE;
  /** Those by their words. */
  private words = NOWHERE;
  private readonly index = new CandidateIndex();

  /** @param everywhere the words of the whole list, of which the entries are a part. */
  constructor(entries: readonly MatchEntry[], rules: ReadingRules, everywhere?: KnownWords) {
    this.entries = entries;
    this.rules = rules;
    this.everywhere = everywhere;
  }

  /**
   * Reads the names of all, which is done once, before they are looked for.
   *
   * @param isInState whether names count that say enough only in their state.
   */
  *readAll(isInState: boolean): Steps<Names> {
    const { entries, rules, list, index } = this;
    const [keys, places, words, having]: [number[], number[], number[], number[]] = [[], [], [], []];
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at] as MatchEntry;
      for (const text of textsOf(entry, isInState)) {
        const name = new EntryName(entry, text, rules);
        // It is not kept: most are never compared.
        const reading = rules.prepare === undefined ? readFolded(name.folded, rules) : readName(text, rules);
        index.add(reading.parts.length === 1 ? reading.key : reading.parts.join(" "));
        for (const key of new Set([reading.key, joined(name.folded)])) {
          keys.push(hashOf(key));
          places.push(list.length);
        }
        for (const word of reading.words) {
          words.push(hashOf(word));
          having.push(list.length);
        }
        list.push(name);
      }
      if (at % BETWEEN_PAUSES === 0) yield;
    }
    index.close();
    yield;
    this.keys = new PlacesByHash(keys, places);
    this.words = new PlacesByHash(words, having);
    return this;
  }

  /** Whether any name of the whole list has a word. */
  knows(word: string): boolean {
    return this.everywhere === undefined ? this.words.has(hashOf(word)) : this.everywhere.knows(word);
  }

  /** The names that have a word, those of one record in a row. */
  withWord(word: string): readonly EntryName[] {
    const { words, list } = this;
    const names: EntryName[] = [];
    for (let item = words.find(hashOf(word)); item >= 0; item = words.next(item))
      names.push(list[words.placeOf(item)] as EntryName);
    return names;
  }

  /** In how many records a word is. */
  recordsWith(word: string): number {
    const { words, list } = this;
    let count = 0;
    let last: MatchEntry | undefined;
    for (let item = words.find(hashOf(word)); item >= 0; item = words.next(item)) {
      const { entry } = list[words.placeOf(item)] as EntryName;
      if (entry !== last) count++;
      last = entry;
    }
    return count;
  }

  /** The names that are equal under a key; undefined if there is none. */
  withKey(key: string): readonly EntryName[] | undefined {
    const { keys, list } = this;
    let names: EntryName[] | undefined;
    for (let item = keys.find(hashOf(key)); item >= 0; item = keys.next(item)) {
      const name = list[keys.placeOf(item)] as EntryName;
      if (name.reading.key !== key && joined(name.folded) !== key) continue;
      names ??= [];
      names.push(name);
    }
    return names;
  }

  /**
   * The names that share most with a text, written into the given array; how many they are. A short one of which
   * two letters are turned shares too few pairs with its name: it is found by turning them again.
   */
  find(folded: string, most: number, into: EntryName[]): number {
    const { index, list } = this;
    let count = index.find(folded, most);
    for (let at = 0; at < count; at++) into[at] = list[index.found[at] as number] as EntryName;
    if (folded.length > MAX_TURNED) return count;
    for (let at = 1; at < folded.length; at++) {
      const turned =
        folded.slice(0, at - 1) + folded.charAt(at) + folded.charAt(at - 1) + folded.slice(at + 1);
      for (const name of this.withKey(turned) ?? [])
        if (!into.slice(0, count).includes(name)) into[count++] = name;
    }
    return count;
  }
}
