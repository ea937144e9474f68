import { type CandidateIndex, indexCandidates } from "../names/candidates.ts";
import { fold, joined } from "../names/fold.ts";
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
  private sounds: string | undefined = undefined;

  constructor(
    entry: MatchEntry,
    text: string,
    { isAlias, isLocal }: Pick<EntryName, "isAlias" | "isLocal">,
    rules: ReadingRules,
  ) {
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

  /** The consonants of the name as they sound. */
  skeleton(of: (word: string) => string): string {
    this.sounds ??= of(this.reading.joined);
    return this.sounds;
  }
}

const OWN = { isAlias: false, isLocal: false };
const OTHER = { isAlias: true, isLocal: false };
const LOCAL = { isAlias: true, isLocal: true };

function namesOf(entry: MatchEntry, rules: ReadingRules): EntryName[] {
  const { name, aliases, sharedNames, localNames } = entry;
  const names = [new EntryName(entry, name, OWN, rules)];
  for (const text of aliases) names.push(new EntryName(entry, text, OTHER, rules));
  for (const text of sharedNames) names.push(new EntryName(entry, text, OTHER, rules));
  for (const text of localNames) names.push(new EntryName(entry, text, LOCAL, rules));
  return names;
}

/** The key of a name with several parts, in any order. */
export const turnedKey = (parts: readonly Reading[]): string =>
  parts
    .map(({ key }) => key)
    .sort()
    .join("/");

/** The names of a list, which stand in the order of its entries: those of a state are side by side. */
interface NameTable {
  readonly entries: readonly MatchEntry[];
  readonly names: readonly EntryName[];
  /** The place of each entry's first name, and behind the last. */
  readonly firsts: Uint32Array;
  /** The places of the names that are equal under a key, and those of several parts by these. */
  readonly byKey: ReadonlyMap<string, readonly number[]>;
  readonly turned: () => ReadonlyMap<string, readonly number[]>;
  /** The words of all names, and the places of the entries that have each, in order. */
  readonly words: ReadonlyMap<string, readonly number[]>;
  readonly index: CandidateIndex;
  readonly hasLocal: boolean;
}

function addTo(groups: Map<string, number[]>, key: string, at: number): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [at]);
  else if (group.at(-1) !== at) group.push(at);
}

/** @param list those of a state, and of an LGA, side by side. */
export function* tableOf(list: Iterable<MatchEntry>, rules: ReadingRules): Steps<NameTable> {
  const entries: MatchEntry[] = [];
  const names: EntryName[] = [];
  const firsts: number[] = [];
  const spelt: string[] = [];
  const byKey = new Map<string, number[]>();
  const words = new Map<string, number[]>();
  let hasLocal = false;
  for (const entry of list) {
    const at = entries.length;
    entries.push(entry);
    firsts.push(names.length);
    for (const name of namesOf(entry, rules)) {
      const reading = rules.prepare === undefined ? readFolded(name.folded, rules) : name.reading;
      const place = names.length;
      names.push(name);
      spelt.push(reading.parts.join(" "));
      addTo(byKey, reading.key, place);
      const run = joined(name.folded);
      if (run !== reading.key) addTo(byKey, run, place);
      for (const word of reading.words) addTo(words, word, at);
      if (name.isLocal) hasLocal = true;
    }
    if (at % BETWEEN_PAUSES === 0) yield;
  }
  firsts.push(names.length);
  const index = indexCandidates(spelt);
  yield;
  let turned: Map<string, number[]> | undefined;
  return {
    entries,
    names,
    firsts: Uint32Array.from(firsts),
    byKey,
    turned() {
      if (turned === undefined) {
        turned = new Map();
        for (let at = 0; at < names.length; at++) {
          const { parts } = names[at] as EntryName;
          if (parts.length > 1) addTo(turned, turnedKey(parts), at);
        }
      }
      return turned;
    },
    words,
    index,
    hasLocal,
  };
}

/** The names among which a text is looked for: of all entries, of those of a state or of an LGA. */
export class Names {
  private own: readonly MatchEntry[] | undefined = undefined;
  private listed: readonly EntryName[] | undefined = undefined;
  private readonly table: NameTable;
  private readonly from: number;
  private readonly to: number;
  private readonly isInState: boolean;
  private readonly first: number;
  private readonly last: number;
  private readonly isLeftOut: ((at: number) => boolean) | undefined;

  /**
   * @param from the place of the first entry.
   * @param to the place behind the last.
   * @param isInState whether names count that say enough only in their state.
   */
  constructor(table: NameTable, from: number, to: number, isInState: boolean) {
    this.table = table;
    this.from = from;
    this.to = to;
    this.isInState = isInState;
    this.first = table.firsts[from] as number;
    this.last = table.firsts[to] as number;
    this.isLeftOut =
      isInState || !table.hasLocal ? undefined : (at) => (table.names[at] as EntryName).isLocal;
  }

  get entries(): readonly MatchEntry[] {
    this.own ??= this.table.entries.slice(this.from, this.to);
    return this.own;
  }

  get list(): readonly EntryName[] {
    this.listed ??= this.table.names
      .slice(this.first, this.last)
      .filter(({ isLocal }) => this.isInState || !isLocal);
    return this.listed;
  }

  /** How many records there are. */
  get count(): number {
    return this.to - this.from;
  }

  /** Whether any name of the whole list has a word. */
  knows(word: string): boolean {
    return this.table.words.has(word);
  }

  /** In how many records a word is. */
  recordsWith(word: string): number {
    const entries = this.table.words.get(word);
    if (entries === undefined) return 0;
    if (this.to - this.from === this.table.entries.length) return entries.length;
    return placeOf(entries, this.to) - placeOf(entries, this.from);
  }

  /** The names that are equal under a key; undefined if there is none. */
  withKey(key: string): readonly EntryName[] | undefined {
    return this.within(this.table.byKey.get(key));
  }

  /** The names of several parts that has these, in any order. */
  turned(key: string): readonly EntryName[] | undefined {
    return this.within(this.table.turned().get(key));
  }

  private within(places: readonly number[] | undefined): readonly EntryName[] | undefined {
    if (places === undefined) return undefined;
    let names: EntryName[] | undefined;
    for (let place = 0; place < places.length; place++) {
      const at = places[place] as number;
      if (at < this.first || at >= this.last) continue;
      const name = this.table.names[at] as EntryName;
      if (name.isLocal && !this.isInState) continue;
      if (names === undefined) names = [name];
      else names.push(name);
    }
    return names;
  }

  /** The names that share most with a text, written into the given array; how many they are. */
  find(folded: string, most: number, into: EntryName[]): number {
    const { index, names } = this.table;
    const count = index.find(folded, most, this.first, this.last, this.isLeftOut);
    for (let at = 0; at < count; at++) into[at] = names[index.found[at] as number] as EntryName;
    return count;
  }
}

function placeOf(list: readonly number[], number: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
