import { type CandidateIndex, indexCandidates } from "../names/candidates.ts";
import { fold, joined } from "../names/fold.ts";
import { partsOf } from "../names/tokens.ts";
import type { Steps } from "../search/engine/steps.ts";
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
  /** Words that people write beside its name, such as its headquarters: they speak for it. */
  readonly kin?: () => ReadonlySet<string>;
}

/** One name of an entry. */
export interface EntryName {
  readonly entry: MatchEntry;
  readonly text: string;
  readonly folded: string;
  readonly isAlias: boolean;
  /** It says enough only where the state is given: "Mainland" of Lagos Mainland. */
  readonly isLocal: boolean;
  /** Lists give it to others too. */
  readonly isShared: boolean;
  readonly reading: Reading;
  /** Of the parts of a name with several: "Ogba", "Egbema" and "Ndoni". */
  readonly parts: () => readonly Reading[];
  /** The consonants of the name as they sound, when they were asked for. */
  skeleton?: string;
}

/** The names among which a text is looked for: of all entries, of those of a state or of an LGA. */
export interface Names {
  readonly entries: readonly MatchEntry[];
  readonly list: readonly EntryName[];
  /** Of all names but those that only count in their state. */
  readonly index: CandidateIndex;
  /** The words of all names of the list. */
  readonly words: ReadonlySet<string>;
  readonly byKey: ReadonlyMap<string, readonly EntryName[]>;
  /** The names of several parts, by these in any order. */
  readonly turned: () => ReadonlyMap<string, readonly EntryName[]>;
  /** In how many records a word is. */
  readonly frequency: ReadonlyMap<string, number>;
}

const NO_PARTS: readonly Reading[] = [];

export function readEntry(entry: MatchEntry, rules: ReadingRules): EntryName[] {
  const shared = entry.sharedNames ?? [];
  const nameOf = (text: string, at: number, isLocal: boolean): EntryName => {
    let parts: readonly Reading[] | undefined;
    return {
      entry,
      text,
      folded: fold(text),
      isAlias: isLocal || at > 0,
      isLocal,
      isShared: shared.includes(text),
      reading: readName(text, rules),
      parts() {
        if (parts === undefined) {
          const of = partsOf(text);
          parts = of.length === 0 ? NO_PARTS : of.map((part) => readName(part, rules));
        }
        return parts;
      },
    };
  };
  const names = [nameOf(entry.name, 0, false)];
  for (const alias of entry.aliases) names.push(nameOf(alias, 1, false));
  for (const name of shared) names.push(nameOf(name, 1, false));
  for (const name of entry.localNames ?? []) names.push(nameOf(name, 1, true));
  return names;
}

/** @param words those of all names of the list. */
export function* collectNames(list: readonly EntryName[], words: ReadonlySet<string>): Steps<Names> {
  const byKey = new Map<string, EntryName[]>();
  const frequency = new Map<string, number>();
  const entries: MatchEntry[] = [];
  const last = new Map<string, MatchEntry>();
  const put = (key: string, name: EntryName): void => {
    const group = byKey.get(key);
    if (group === undefined) byKey.set(key, [name]);
    else if (group.at(-1) !== name) group.push(name);
  };
  yield* forEachInSteps(list, (name) => {
    const { entry, reading, folded } = name;
    if (entries.at(-1) !== entry) entries.push(entry);
    put(reading.key, name);
    const run = joined(folded);
    if (run !== reading.key) put(run, name);
    for (const word of reading.words) {
      if (last.get(word) === entry) continue;
      last.set(word, entry);
      frequency.set(word, (frequency.get(word) ?? 0) + 1);
    }
  });
  let turned: Map<string, EntryName[]> | undefined;
  const index = indexCandidates(list.map(({ reading }) => reading.parts.join(" ")));
  yield;
  return {
    words,
    entries,
    list,
    index,
    byKey,
    frequency,
    turned() {
      if (turned === undefined) {
        turned = new Map();
        for (const name of list) {
          const parts = name.parts();
          if (parts.length < 2) continue;
          const key = turnedKey(parts);
          const group = turned.get(key);
          if (group === undefined) turned.set(key, [name]);
          else group.push(name);
        }
      }
      return turned;
    },
  };
}

/** The key of a name with several parts, in any order. */
export const turnedKey = (parts: readonly Reading[]): string =>
  parts
    .map(({ key }) => key)
    .sort()
    .join("/");
