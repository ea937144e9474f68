import { groupBy } from "../table/group.ts";
import { type ListKind, MATCH_LISTS } from "./kinds.ts";
import { collectNames, type EntryName, type MatchEntry, type Names, readEntry } from "./names.ts";

/** The names of a list: all, those of a state, those of an LGA. Each is made when it is first asked for, and kept. */
export interface Scopes {
  readonly all: () => Names;
  readonly within: (code: string) => Names;
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

function makeScopes(kind: ListKind): Scopes {
  const { entries: listEntries, rules } = MATCH_LISTS[kind];
  const entries = listEntries();
  const names = entries.flatMap((entry) => readEntry(entry, rules));
  const words = new Set(names.flatMap(({ reading }) => reading.words));
  const byState = groupBy(names, ({ entry }) => entry.stateCode ?? "");
  const byLga = groupBy(names, ({ entry }) => entry.lgaCode ?? "");
  const codes = new Map<string, MatchEntry>();
  for (const entry of entries.toReversed()) for (const code of entry.codes) codes.set(codeKey(code), entry);
  const collected = new Map<string, Names>();
  const collect = (key: string, list: readonly EntryName[]): Names => {
    let found = collected.get(key);
    if (found === undefined) {
      found = collectNames(list, words);
      collected.set(key, found);
    }
    return found;
  };
  return {
    all: () =>
      collect(
        "",
        names.filter(({ isLocal }) => !isLocal),
      ),
    within: (code) => collect(code, byLga.get(code) ?? byState.get(code) ?? []),
    byCode: (text) => codes.get(codeKey(text)),
  };
}
