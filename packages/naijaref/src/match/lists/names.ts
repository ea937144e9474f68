import { fold, joined } from "../../names/fold.ts";
import { partsOf } from "../../names/tokens.ts";
import type { Steps } from "../../search/engine/steps.ts";
import { type Outline, type Outlines, packOutlines } from "../compare/outlines.ts";
import { forEachInSteps } from "../compare/steps.ts";
import { type Reading, type ReadingRules, readName } from "../reading/reading.ts";

/** What a text may be matched with. */
export interface MatchEntry {
  readonly kind: string;
  readonly code: string;
  readonly name: string;
  /** Other names, as good as the name. */
  readonly aliases: readonly string[];
  /** Names that lists give to others too: not even the name of one decides between them. */
  readonly sharedNames?: readonly string[];
  /** Codes that name it, its own too. */
  readonly codes: readonly string[];
  /** In words: "Ikeja, Lagos". */
  readonly label: string;
  readonly stateCode: string | null;
  readonly lgaCode: string | null;
  /** Names that say enough only where the state is given. */
  readonly localNames?: readonly string[];
  /** It exists no more; one that does and has the same name is meant instead. */
  readonly isClosed?: boolean;
  /** Words that people write beside its name, such as its headquarters: they speak for it. */
  readonly kin?: () => ReadonlySet<string>;
}

/** One name of an entry. */
export interface EntryName {
  readonly entry: MatchEntry;
  readonly text: string;
  readonly isAlias: boolean;
  /** It says enough only where the state is given: "Mainland" of Lagos Mainland. */
  readonly isLocal: boolean;
  /** Lists give it to others too. */
  readonly isShared: boolean;
  readonly reading: Reading;
  /** Of the parts of a name with several: "Ogba", "Egbema" and "Ndoni". */
  readonly parts: readonly Reading[];
  /** The consonants of the name as they sound, when they were asked for. */
  skeleton?: string;
  /** That of the words of the name, when it was asked for. */
  outline?: Outline;
}

/** A name that may be like a text: as it is written, or by its words. */
export interface Nominee {
  readonly name: EntryName;
  readonly asWritten: boolean;
  readonly byWords: boolean;
}

/** The names among which a text is looked for: of all entries, of those of a state or of an LGA. */
export interface Names {
  readonly entries: readonly MatchEntry[];
  readonly list: readonly EntryName[];
  /** Of the readings of the list. */
  readonly outlines: Outlines;
  /** The words of all names of the list. */
  readonly words: ReadonlySet<string>;
  readonly byKey: ReadonlyMap<string, readonly EntryName[]>;
  /** In how many records a word is. */
  readonly frequency: ReadonlyMap<string, number>;
  /** The names that have a word, where there are too many to compare all. */
  readonly byWord: ReadonlyMap<string, readonly EntryName[]> | undefined;
}

/** More names than these are not all compared word by word. */
const MANY = 120;

export function readEntry(entry: MatchEntry, rules: ReadingRules): EntryName[] {
  const shared = entry.sharedNames ?? [];
  const nameOf = (text: string, at: number, isLocal: boolean): EntryName => ({
    entry,
    text,
    isAlias: isLocal || at > 0,
    isLocal,
    isShared: shared.includes(text),
    reading: readName(text, rules),
    parts: partsOf(text).map((part) => readName(part, rules)),
  });
  return [
    ...[entry.name, ...entry.aliases, ...shared].map((text, at) => nameOf(text, at, false)),
    ...(entry.localNames ?? []).map((text, at) => nameOf(text, at, true)),
  ];
}

/** @param words those of all names of the list. */
export function* collectNames(list: readonly EntryName[], words: ReadonlySet<string>): Steps<Names> {
  const entries = [...new Set(list.map(({ entry }) => entry))];
  return {
    words,
    entries,
    list,
    outlines: yield* packOutlines(list.map(({ reading }) => reading.words)),
    byKey: yield* groupNames(list, keysOf),
    frequency: yield* countWords(list),
    byWord: list.length > MANY ? yield* groupNames(list, ({ reading }) => new Set(reading.words)) : undefined,
  };
}

/** A name is found by its key, spaces aside, and, if it has parts, by those in any order. */
function keysOf({ text, reading, parts }: EntryName): Set<string> {
  const keys = new Set([reading.key, joined(fold(text))]);
  if (parts.length > 1) keys.add(turnedKey(parts));
  return keys;
}

/** The same for the same parts in any order. */
export const turnedKey = (parts: readonly Reading[]): string =>
  parts
    .map(({ key }) => key)
    .sort()
    .join("/");

function* countWords(list: readonly EntryName[]): Steps<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const last = new Map<string, MatchEntry>();
  yield* forEachInSteps(list, ({ entry, reading }) => {
    for (const word of reading.words) {
      if (last.get(word) === entry) continue;
      last.set(word, entry);
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  });
  return counts;
}

function* groupNames(
  list: readonly EntryName[],
  keysOf: (name: EntryName) => Iterable<string>,
): Steps<ReadonlyMap<string, readonly EntryName[]>> {
  const groups = new Map<string, EntryName[]>();
  yield* forEachInSteps(list, (name) => {
    for (const key of keysOf(name)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [name]);
      else group.push(name);
    }
  });
  return groups;
}
