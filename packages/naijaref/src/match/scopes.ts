import { fold, joined } from "../names/fold.ts";
import { withStateNumber } from "../places/inec-code.ts";
import type { Steps } from "../search/engine/steps.ts";
import { groupBy } from "../table/group.ts";
import { lazyFor } from "../table/lazy.ts";
import type { ListKind } from "./kinds.ts";
import { MATCH_LISTS } from "./lists.ts";
import { collectNames, type EntryName, type MatchEntry, type Names, readEntry } from "./names.ts";
import { forEachInSteps, type MadeInSteps, madeInSteps } from "./steps.ts";

/** The entries of a list by their names and codes. */
export interface Scopes {
  /**
   * The names of the entries in a state or an LGA, by its code; those of all entries, if there is no code.
   * They are made when they are first needed, and kept.
   */
  readonly namesIn: (code: string | undefined) => MadeInSteps<Names>;
  /** The entries that have a name, wherever they are, by the name folded and without spaces. */
  readonly named: (run: string) => readonly MatchEntry[];
  /** The entry with a code. */
  readonly byCode: (text: string) => MatchEntry | undefined;
}

const NO_ENTRIES: readonly MatchEntry[] = [];

/** The scopes of a list, which are made when they are first needed, and kept. */
export const scopesInSteps: (kind: ListKind) => MadeInSteps<Scopes> = /* @__PURE__ */ lazyFor((kind) =>
  madeInSteps(() => makeScopes(kind)),
);

export const scopesOf = (kind: ListKind): Scopes => scopesInSteps(kind).now();

/** Codes are equal but for case and what parts their numbers: `24/11/01`, `24 11 01` and `24-11-01`. */
const codeKey = (text: string): string =>
  withStateNumber(text.trim())
    .toLowerCase()
    .replace(/([0-9a-z])[-/ ](?=[0-9])/g, "$1-")
    .replace(/([0-9])[-/ ](?=[a-z])/g, "$1-");

function* makeScopes(kind: ListKind): Steps<Scopes> {
  const { entries: listEntries, rules } = MATCH_LISTS[kind];
  const entries: MatchEntry[] = [];
  const codes = new Map<string, MatchEntry>();
  const words = new Set<string>();
  const named = new Map<string, MatchEntry[]>();
  yield* forEachInSteps(listEntries(), (entry) => {
    entries.push(entry);
    for (const key of entry.codes.map(codeKey)) if (!codes.has(key)) codes.set(key, entry);
    for (const folded of [entry.name, ...entry.aliases].map(fold)) {
      for (const word of folded.split(" ")) words.add(word);
      const same = named.get(joined(folded));
      if (same === undefined) named.set(joined(folded), [entry]);
      else if (same.at(-1) !== entry) same.push(entry);
    }
  });
  const byState = groupBy(entries, ({ stateCode }) => stateCode ?? "");
  const byLga = groupBy(entries, ({ lgaCode }) => lgaCode ?? "");
  // Names are read when their state or LGA is first asked for: a file of one state needs no other.
  const namesOf = lazyFor((entry: MatchEntry): readonly EntryName[] => readEntry(entry, rules));
  function* collect(list: readonly MatchEntry[], isLocal: boolean): Steps<Names> {
    const names: EntryName[] = [];
    yield* forEachInSteps(list, (entry) => {
      for (const name of namesOf(entry)) if (isLocal || !name.isLocal) names.push(name);
    });
    return yield* collectNames(names, words);
  }
  const all = madeInSteps(() => collect(entries, false));
  const within = lazyFor((code: string) =>
    madeInSteps(() => collect(byLga.get(code) ?? byState.get(code) ?? [], true)),
  );
  return {
    namesIn: (code) => (code === undefined ? all : within(code)),
    named: (run) => named.get(run) ?? NO_ENTRIES,
    byCode: (text) => codes.get(codeKey(text)),
  };
}
