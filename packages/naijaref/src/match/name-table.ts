import { CandidateIndex } from "../names/candidates.ts";
import { fold, joined } from "../names/fold.ts";
import { hashOf, PlacesByHash } from "../names/marks.ts";
import { partsOf } from "../names/tokens.ts";
import type { Steps } from "../search/engine/steps.ts";
import type { MatchEntry } from "./list.ts";
import { type Reading, type ReadingRules, readAll, readFolded, readName } from "./reading.ts";

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

/** The texts of an entry's names, in the order in which they count. */
function textsOf({ name, aliases, sharedNames, localNames }: MatchEntry): readonly string[] {
  if (aliases.length + sharedNames.length + localNames.length === 0) return [name];
  return [name, ...aliases, ...sharedNames, ...localNames];
}

/**
 * The names of a list, which stand in the order of its entries: those of a state are side by side. A name is
 * made when it is first compared: most never are. Texts and words are found by their hashes, because a map
 * would keep each of them and a list for it.
 */
interface NameTable {
  readonly rules: ReadingRules;
  readonly entries: readonly MatchEntry[];
  /** The place of each entry's first name, and behind the last. */
  readonly firsts: Uint32Array;
  /** The entry of each name. */
  readonly owners: Uint16Array;
  readonly made: (EntryName | undefined)[];
  /** The places of names by their keys. */
  readonly keys: PlacesByHash;
  /** The entries by the words of their names. */
  readonly words: PlacesByHash;
  readonly index: CandidateIndex;
  readonly hasLocal: boolean;
}

/** The names among which a text is looked for: of all entries, of those of a state or of an LGA. */
export class Names {
  private readonly table: NameTable;
  private readonly from: number;
  private readonly to: number;
  private readonly first: number;
  private readonly last: number;
  /** Names that say enough only in their state are left out. */
  private readonly leavesOut: boolean;
  private listed: readonly EntryName[] | undefined = undefined;

  /**
   * @param from the place of the first entry.
   * @param to the place behind the last.
   * @param isInState whether names count that say enough only in their state.
   */
  constructor(table: NameTable, from: number, to: number, isInState: boolean) {
    this.table = table;
    this.from = from;
    this.to = to;
    this.first = table.firsts[from] as number;
    this.last = table.firsts[to] as number;
    this.leavesOut = !isInState && table.hasLocal;
  }

  /** Those of the entries from one to another, which are in one state. */
  within(from: number, to: number): Names {
    return new Names(this.table, from, to, true);
  }

  get entries(): readonly MatchEntry[] {
    return this.count === this.table.entries.length
      ? this.table.entries
      : this.table.entries.slice(this.from, this.to);
  }

  get list(): readonly EntryName[] {
    if (this.listed === undefined) {
      const listed: EntryName[] = [];
      for (let place = this.first; place < this.last; place++) {
        const name = this.nameAt(place);
        if (!(this.leavesOut && name.isLocal)) listed.push(name);
      }
      this.listed = listed;
    }
    return this.listed;
  }

  /** How many records there are. */
  get count(): number {
    return this.to - this.from;
  }

  /** Whether any name of the whole list has a word. */
  knows(word: string): boolean {
    return this.table.words.find(hashOf(word)) >= 0;
  }

  /** In how many records a word is. */
  recordsWith(word: string): number {
    const { words } = this.table;
    let count = 0;
    // One that has the word in several names stands there several times in a row.
    let last = -1;
    for (let item = words.find(hashOf(word)); item >= 0; item = words.next(item)) {
      const entry = words.placeOf(item);
      if (entry >= this.to) break;
      if (entry >= this.from && entry !== last) count++;
      last = entry;
    }
    return count;
  }

  /** The names that are equal under a key; undefined if there is none. */
  withKey(key: string): readonly EntryName[] | undefined {
    const { keys } = this.table;
    let names: EntryName[] | undefined;
    for (let item = keys.find(hashOf(key)); item >= 0; item = keys.next(item)) {
      const place = keys.placeOf(item);
      if (place < this.first || place >= this.last) continue;
      const name = this.nameAt(place);
      if (name.reading.key !== key && joined(name.folded) !== key) continue;
      if (this.leavesOut && name.isLocal) continue;
      if (names === undefined) names = [name];
      else names.push(name);
    }
    return names;
  }

  /** The names that share most with a text, written into the given array; how many they are. */
  find(folded: string, most: number, into: EntryName[]): number {
    const { index } = this.table;
    const count = index.find(folded, this.leavesOut ? 2 * most : most, this.first, this.last);
    let kept = 0;
    for (let at = 0; at < count && kept < most; at++) {
      const name = this.nameAt(index.found[at] as number);
      if (!(this.leavesOut && name.isLocal)) into[kept++] = name;
    }
    return kept;
  }

  /** The name at a place. */
  private nameAt(place: number): EntryName {
    const { made, owners, entries, firsts, rules } = this.table;
    const known = made[place];
    if (known !== undefined) return known;
    const at = owners[place] as number;
    const entry = entries[at] as MatchEntry;
    const own = place - (firsts[at] as number);
    const isLocal = place >= (firsts[at + 1] as number) - entry.localNames.length;
    const name = new EntryName(entry, textsOf(entry)[own] as string, own > 0, isLocal, rules);
    made[place] = name;
    return name;
  }
}

/** Items that are worked on between two places where the work may pause: they take about a millisecond. */
const BETWEEN_PAUSES = 64;

/** The names of all entries. @param list those of a state, and of an LGA, side by side. */
export function* namesOf(list: Iterable<MatchEntry>, rules: ReadingRules): Steps<Names> {
  const entries: MatchEntry[] = [];
  const firsts: number[] = [];
  const [keys, places]: [number[], number[]] = [[], []];
  const [words, having]: [number[], number[]] = [[], []];
  const owners: number[] = [];
  const index = new CandidateIndex();
  let hasLocal = false;
  for (const entry of list) {
    const at = entries.length;
    entries.push(entry);
    firsts.push(owners.length);
    if (entry.localNames.length > 0) hasLocal = true;
    for (const text of textsOf(entry)) {
      const folded = fold(text);
      const reading = rules.prepare === undefined ? readFolded(folded, rules) : readName(text, rules);
      index.add(reading.parts.length === 1 ? reading.key : reading.parts.join(" "));
      const place = owners.length;
      owners.push(at);
      keys.push(hashOf(reading.key));
      places.push(place);
      const run = joined(folded);
      if (run !== reading.key) {
        keys.push(hashOf(run));
        places.push(place);
      }
      for (let word = 0; word < reading.words.length; word++) {
        words.push(hashOf(reading.words[word] as string));
        having.push(at);
      }
    }
    if (at % BETWEEN_PAUSES === 0) yield;
  }
  firsts.push(owners.length);
  index.close();
  yield;
  const table: NameTable = {
    rules,
    entries,
    firsts: Uint32Array.from(firsts),
    owners: Uint16Array.from(owners),
    made: new Array(owners.length),
    keys: new PlacesByHash(keys, places),
    words: new PlacesByHash(words, having),
    index,
    hasLocal,
  };
  return new Names(table, 0, entries.length, false);
}
