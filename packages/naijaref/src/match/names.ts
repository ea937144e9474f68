import type { Steps } from "../search/engine/steps.ts";
import { fold, joined } from "../text/fold.ts";
import { type Outlines, packOutlines } from "./outlines.ts";
import { type Reading, type ReadingRules, readName } from "./reading.ts";
import { forEachInSteps } from "./steps.ts";

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
    byKey: yield* groupNames(list, ({ text, reading }) => new Set([reading.key, joined(fold(text))])),
    byWord: list.length > MANY ? yield* groupNames(list, ({ reading }) => new Set(reading.words)) : undefined,
  };
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
