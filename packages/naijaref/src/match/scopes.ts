import type { ListKind } from "../kinds/kinds.ts";
import { fold, joined } from "../names/fold.ts";
import { hashOf, PlacesByHash } from "../names/marks.ts";
import { wordsOf } from "../names/tokens.ts";
import { withStateNumber } from "../places/inec-code.ts";
import { runAtOnce, runInSlices, type Steps } from "../search/engine/steps.ts";
import { groupBy } from "../table/group.ts";
import { lazy, lazyFor } from "../table/lazy.ts";
import type { MatchEntry } from "./list.ts";
import { MATCH_LISTS } from "./lists.ts";
import { BETWEEN_PAUSES, Names } from "./names-in.ts";
import type { KnownWords, ReadingRules } from "./reading.ts";

/** The entries of a list by their names and codes. */
export interface Scopes {
  readonly rules: ReadingRules;
  /** The names of the entries in a state or an LGA, by its code; those of all, if there is no code. */
  readonly namesIn: (code: string | undefined) => Names;
  /** The entries that have a name, wherever they are, by the name folded and without spaces. */
  readonly named: (run: string) => readonly MatchEntry[];
  /** The entry with a code. */
  readonly byCode: (text: string) => MatchEntry | undefined;
}

/** Those of a list of this package. */
interface ListScopes extends Scopes {
  /** Makes the names of all in slices. */
  readonly prepare: () => Promise<void>;
}

const NO_ENTRIES: readonly MatchEntry[] = [];

const made = /* @__PURE__ */ new Map<ListKind, ListScopes>();

/** The scopes of a list, which are made when they are first needed, and kept. */
export function scopesOf(kind: ListKind): ListScopes {
  const known = made.get(kind) ?? runAtOnce(makeScopes(kind));
  made.set(kind, known);
  return known;
}

/** Makes them in slices of some milliseconds, once for all who wait. Who needs them meanwhile makes them at once. */
export const prepareScopes = /* @__PURE__ */ lazyFor(async (kind: ListKind): Promise<void> => {
  const scopes = made.get(kind) ?? (await runInSlices(makeScopes(kind)));
  if (!made.has(kind)) made.set(kind, scopes);
  await scopesOf(kind).prepare();
});

/** As our codes are written. */
const OWN_CODE = /^(?:[0-9]{2}(?:-[0-9]{2})*|[a-z0-9]+)$/;

/** Codes are equal but for case and what parts their numbers: `24/11/01`, `24 11 01` and `24-11-01`. */
function codeKey(text: string): string {
  const lower = text.trim().toLowerCase();
  if (OWN_CODE.test(lower)) return lower;
  return withStateNumber(lower)
    .replace(/([0-9a-z])[-/ ](?=[0-9])/g, "$1-")
    .replace(/([0-9])[-/ ](?=[a-z])/g, "$1-");
}

/** The names and words of a whole list, where most names are never compared: nothing else is read of them. */
class NamesEverywhere implements KnownWords {
  private readonly entries: readonly MatchEntry[];
  /** The entries by the hashes of their names. */
  private readonly names: PlacesByHash;
  private readonly words: PlacesByHash;

  constructor(entries: readonly MatchEntry[]) {
    const [hashes, places, words]: [number[], number[], number[]] = [[], [], []];
    entries.forEach(({ name, aliases }, at) => {
      for (const text of [name, ...aliases]) {
        const folded = fold(text);
        hashes.push(hashOf(joined(folded)));
        places.push(at);
        for (const word of wordsOf(folded)) words.push(hashOf(word));
      }
    });
    this.entries = entries;
    this.names = new PlacesByHash(hashes, places);
    this.words = new PlacesByHash(words);
  }

  knows(word: string): boolean {
    return this.words.has(hashOf(word));
  }

  named(run: string): readonly MatchEntry[] {
    const { names } = this;
    let item = names.find(hashOf(run));
    if (item < 0) return NO_ENTRIES;
    const found = new Set<MatchEntry>();
    for (; item >= 0; item = names.next(item)) found.add(this.entries[names.placeOf(item)] as MatchEntry);
    return [...found].filter(({ name, aliases }) =>
      [name, ...aliases].some((text) => joined(fold(text)) === run),
    );
  }
}

function* makeScopes(kind: ListKind): Steps<ListScopes> {
  const { entries: listEntries, rules, otherCodes } = MATCH_LISTS[kind];
  const entries: MatchEntry[] = [];
  for (const entry of listEntries()) if (entries.push(entry) % BETWEEN_PAUSES === 0) yield;
  const everywhere = lazy(() => new NamesEverywhere(entries));
  const known: KnownWords = { knows: (word) => everywhere().knows(word) };
  const byPlace = lazy(
    () =>
      new Map([
        ...groupBy(entries, ({ stateCode }) => stateCode),
        ...groupBy(entries, ({ lgaCode }) => lgaCode),
      ]),
  );
  const within = lazyFor((code: string) =>
    runAtOnce(new Names(byPlace().get(code) ?? [], rules, known).readAll(true)),
  );
  let all: Names | undefined;
  const inNation = (): Names => {
    all ??= runAtOnce(new Names(entries, rules).readAll(false));
    return all;
  };
  const byCode = lazy(() => {
    const pairs = entries.flatMap((entry) =>
      [entry.code, ...entry.otherCodes].map((code) => [codeKey(code), entry] as const),
    );
    // Of several with a code the first has it.
    return new Map(pairs.reverse());
  });
  return {
    rules,
    namesIn: (code) => (code === undefined ? inNation() : within(code)),
    named: (run) => everywhere().named(run),
    byCode(text) {
      const key = codeKey(text);
      return byCode().get(key) ?? otherCodes?.(key, (code) => byCode().get(code));
    },
    async prepare() {
      const names = all ?? (await runInSlices(new Names(entries, rules).readAll(false)));
      all ??= names;
    },
  };
}
