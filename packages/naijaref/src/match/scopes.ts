import { groupBy } from "../table/group.ts";
import { lazy } from "../table/lazy.ts";
import { fold, joined } from "../text/fold.ts";
import type { ListKind } from "./kinds.ts";
import { MATCH_LISTS } from "./lists.ts";
import { collectNames, type EntryName, type MatchEntry, type Names, readEntry } from "./names.ts";

/**
 * The names of a list: all, those of a state, those of an LGA. Each is made when it is first asked for, and
 * kept.
 */
export interface Scopes {
  readonly all: () => Names;
  readonly within: (code: string) => Names;
  /** The entries that have a text as a name, spaces aside, wherever they are. */
  readonly named: (text: string) => readonly MatchEntry[];
  /** The entry with a code. */
  readonly byCode: (text: string) => MatchEntry | undefined;
}

const made = new Map<ListKind, Scopes>();

export function scopesOf(kind: ListKind): Scopes {
  let scopes = made.get(kind);
  if (scopes === undefined) {
    scopes = makeScopes(kind);
    made.set(kind, scopes);
  }
  return scopes;
}

/** Codes are equal but for case and what parts their numbers: `24/11/01`, `24 11 01` and `24-11-01`. */
const codeKey = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/(?<=[0-9a-z])[-/ ](?=[0-9])|(?<=[0-9])[-/ ](?=[a-z])/g, "-");

function indexNames(entries: readonly MatchEntry[]): ReadonlyMap<string, readonly MatchEntry[]> {
  const named = entries.flatMap((entry) =>
    [entry.name, ...entry.aliases].map((name) => ({ key: joined(fold(name)), entry })),
  );
  const groups = groupBy(named, ({ key }) => key);
  return new Map([...groups].map(([key, group]) => [key, [...new Set(group.map(({ entry }) => entry))]]));
}

function makeScopes(kind: ListKind): Scopes {
  const { entries: listEntries, rules } = MATCH_LISTS[kind];
  const entries = listEntries();
  const byState = groupBy(entries, ({ stateCode }) => stateCode ?? "");
  const byLga = groupBy(entries, ({ lgaCode }) => lgaCode ?? "");
  const codes = new Map<string, MatchEntry>();
  for (const entry of entries.toReversed()) for (const code of entry.codes) codes.set(codeKey(code), entry);
  const words = new Set(
    entries.flatMap(({ name, aliases }) => [name, ...aliases].flatMap((text) => fold(text).split(" "))),
  );
  const byName = lazy(() => indexNames(entries));
  // Names are read when their state or LGA is first asked for: a file of one state needs no other.
  const read = new Map<MatchEntry, readonly EntryName[]>();
  const namesOf = (entry: MatchEntry): readonly EntryName[] => {
    const known = read.get(entry) ?? readEntry(entry, rules);
    read.set(entry, known);
    return known;
  };
  const collected = new Map<string, Names>();
  const collect = (key: string, list: readonly MatchEntry[], isLocal: boolean): Names => {
    let found = collected.get(key);
    if (found === undefined) {
      const names = list.flatMap(namesOf);
      found = collectNames(isLocal ? names : names.filter((name) => !name.isLocal), words);
      collected.set(key, found);
    }
    return found;
  };
  return {
    all: () => collect("", entries, false),
    within: (code) => collect(code, byLga.get(code) ?? byState.get(code) ?? [], true),
    named: (text) => byName().get(joined(fold(text))) ?? [],
    byCode: (text) => codes.get(codeKey(text)),
  };
}
