import { CandidateIndex } from "../names/candidates.ts";
import { fold, joined } from "../names/fold.ts";
import { hashOf, PlacesByHash } from "../names/marks.ts";
import { partsOf } from "../names/tokens.ts";
import type { Steps } from "../search/engine/steps.ts";
import type { MatchEntry } from "./list.ts";
import {
  type KnownWords,
  type Reading,
  type ReadingRules,
  readAll,
  readFolded,
  readName,
} from "./reading.ts";

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

  constructor(entry: MatchEntry, text: string, rules: ReadingRules) {
    this.entry = entry;
    this.text = text;
    this.folded = fold(text);
    this.isAlias = text !== entry.name;
    this.isLocal = entry.localNames.includes(text);
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
 * The names of all records of a list, or of those of a state or an LGA. A name is made when it is first compared:
 * most never are. Texts and words are found by their hashes, because a map would keep each of them and a list
 * for it.
 */
export class Names implements KnownWords {
  readonly entries: readonly MatchEntry[];
  private readonly rules: ReadingRules;
  private readonly everywhere: KnownWords | undefined;
  /** Of each name the text and the place of its entry. */
  private readonly texts: string[] = [];
  private readonly owners: number[] = [];
  private readonly made: (EntryName | undefined)[] = [];
  /** The places of names by their keys. */
  private keys = NOWHERE;
  /** The entries by the words of their names. */
  private words = NOWHERE;
  private readonly index = new CandidateIndex();
  private listed: readonly EntryName[] | undefined = undefined;

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
    const { entries, rules, texts, owners, made, index } = this;
    const [keys, places, words, having]: [number[], number[], number[], number[]] = [[], [], [], []];
    for (let at = 0; at < entries.length; at++) {
      for (const text of textsOf(entries[at] as MatchEntry, isInState)) {
        const folded = fold(text);
        const reading = rules.prepare === undefined ? readFolded(folded, rules) : readName(text, rules);
        index.add(reading.parts.length === 1 ? reading.key : reading.parts.join(" "));
        for (const key of new Set([reading.key, joined(folded)])) {
          keys.push(hashOf(key));
          places.push(texts.length);
        }
        texts.push(text);
        owners.push(at);
        made.push(undefined);
        for (const word of reading.words) {
          words.push(hashOf(word));
          having.push(at);
        }
      }
      if (at % BETWEEN_PAUSES === 0) yield;
    }
    index.close();
    yield;
    this.keys = new PlacesByHash(keys, places);
    this.words = new PlacesByHash(words, having);
    return this;
  }

  get list(): readonly EntryName[] {
    this.listed ??= this.texts.map((_, place) => this.nameAt(place));
    return this.listed;
  }

  /** How many records there are. */
  get count(): number {
    return this.entries.length;
  }

  /** Whether any name of the whole list has a word. */
  knows(word: string): boolean {
    return this.everywhere === undefined ? this.words.has(hashOf(word)) : this.everywhere.knows(word);
  }

  /** In how many records a word is. */
  recordsWith(word: string): number {
    const { words } = this;
    let count = 0;
    // One that has the word in several names stands there several times in a row.
    let last = -1;
    for (let item = words.find(hashOf(word)); item >= 0; item = words.next(item)) {
      const entry = words.placeOf(item);
      if (entry !== last) count++;
      last = entry;
    }
    return count;
  }

  /** The names that are equal under a key; undefined if there is none. */
  withKey(key: string): readonly EntryName[] | undefined {
    const { keys } = this;
    let names: EntryName[] | undefined;
    for (let item = keys.find(hashOf(key)); item >= 0; item = keys.next(item)) {
      const name = this.nameAt(keys.placeOf(item));
      if (name.reading.key !== key && joined(name.folded) !== key) continue;
      if (names === undefined) names = [name];
      else names.push(name);
    }
    return names;
  }

  /**
   * The names that share most with a text, written into the given array; how many they are. A short one of which
   * two letters are turned shares too few pairs with its name: it is found by turning them again.
   */
  find(folded: string, most: number, into: EntryName[]): number {
    const { index } = this;
    let count = index.find(folded, most);
    for (let at = 0; at < count; at++) into[at] = this.nameAt(index.found[at] as number);
    if (folded.length > MAX_TURNED) return count;
    for (let at = 1; at < folded.length; at++) {
      const turned =
        folded.slice(0, at - 1) + folded.charAt(at) + folded.charAt(at - 1) + folded.slice(at + 1);
      for (const name of this.withKey(turned) ?? [])
        if (!into.slice(0, count).includes(name)) into[count++] = name;
    }
    return count;
  }

  /** The name at a place. */
  private nameAt(place: number): EntryName {
    const known = this.made[place];
    if (known !== undefined) return known;
    const entry = this.entries[this.owners[place] as number] as MatchEntry;
    const name = new EntryName(entry, this.texts[place] as string, this.rules);
    this.made[place] = name;
    return name;
  }
}
