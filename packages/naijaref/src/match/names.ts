import type { MatchEntry } from "./entry.ts";
import type { EntryName, NameTable } from "./name-table.ts";

/** The names among which a text is looked for: of all entries, of those of a state or of an LGA. */
export class Names {
  private own: readonly MatchEntry[] | undefined = undefined;
  private listed: readonly EntryName[] | undefined = undefined;
  private readonly table: NameTable;
  private readonly from: number;
  private readonly to: number;
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
    this.first = table.firsts[from] as number;
    this.last = table.firsts[to] as number;
    this.isLeftOut = isInState || !table.hasLocal ? undefined : (place) => table.isLocal(place);
  }

  get entries(): readonly MatchEntry[] {
    this.own ??= this.table.entries.slice(this.from, this.to);
    return this.own;
  }

  get list(): readonly EntryName[] {
    if (this.listed === undefined) {
      const listed: EntryName[] = [];
      for (let place = this.first; place < this.last; place++)
        if (this.isLeftOut?.(place) !== true) listed.push(this.table.nameAt(place));
      this.listed = listed;
    }
    return this.listed;
  }

  /** Those of records that have a word, or that have an apostrophe in a name: it may part the word. */
  having(word: string): readonly EntryName[] {
    const names: EntryName[] = [];
    for (const place of this.table.placesHaving(word, this.from, this.to))
      if (this.isLeftOut?.(place) !== true) names.push(this.table.nameAt(place));
    return names;
  }

  /** How many records there are. */
  get count(): number {
    return this.to - this.from;
  }

  /** Whether any name of the whole list has a word. */
  knows(word: string): boolean {
    return this.table.knows(word);
  }

  /** In how many records a word is. */
  recordsWith(word: string): number {
    return this.table.entriesWith(word, this.from, this.to);
  }

  /** The names that are equal under a key; undefined if there is none. */
  withKey(key: string): readonly EntryName[] | undefined {
    return this.meant(this.table.withKey(key, this.first, this.last));
  }

  /** The names of several parts that has these, in any order. */
  turned(key: string): readonly EntryName[] | undefined {
    const places = this.table.turned(key)?.filter((place) => place >= this.first && place < this.last);
    return this.meant(places?.map((place) => this.table.nameAt(place)));
  }

  /** Those of some names that say enough here. */
  private meant(names: readonly EntryName[] | undefined): readonly EntryName[] | undefined {
    const meant = this.isLeftOut === undefined ? names : names?.filter(({ isLocal }) => !isLocal);
    return meant?.length === 0 ? undefined : meant;
  }

  /** The names that share most with a text, written into the given array; how many they are. */
  find(folded: string, most: number, into: EntryName[]): number {
    const { table } = this;
    const count = table.index.find(folded, most, this.first, this.last, this.isLeftOut);
    for (let at = 0; at < count; at++) into[at] = table.nameAt(table.index.found[at] as number);
    return count;
  }
}
