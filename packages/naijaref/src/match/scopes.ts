import type { ListKind } from "../kinds/kinds.ts";
import { joined } from "../names/fold.ts";
import { withStateNumber } from "../places/inec-code.ts";
import { runAtOnce, runInSlices, type Steps } from "../search/engine/steps.ts";
import { lazy, lazyFor } from "../table/lazy.ts";
import type { MatchEntry } from "./list.ts";
import { MATCH_LISTS } from "./lists.ts";
import { type Names, namesOf } from "./name-table.ts";

/** The entries of a list by their names and codes. */
export interface Scopes {
  /** The names of the entries in a state or an LGA, by its code; those of all, if there is no code. */
  readonly namesIn: (code: string | undefined) => Names;
  /** The entries that have a name, wherever they are, by the name folded and without spaces. */
  readonly named: (run: string) => readonly MatchEntry[];
  /** The entry with a code. */
  readonly byCode: (text: string) => MatchEntry | undefined;
}

const NO_ENTRIES: readonly MatchEntry[] = [];

const made = /* @__PURE__ */ new Map<ListKind, Scopes>();

/** The scopes of a list, which are made when they are first needed, and kept. */
export function scopesOf(kind: ListKind): Scopes {
  const known = made.get(kind) ?? runAtOnce(makeScopes(kind));
  made.set(kind, known);
  return known;
}

/** Makes them in slices of some milliseconds, once for all who wait. Who needs them meanwhile makes them at once. */
export const prepareScopes = /* @__PURE__ */ lazyFor(async (kind: ListKind): Promise<void> => {
  if (made.has(kind)) return;
  const prepared = await runInSlices(makeScopes(kind));
  if (!made.has(kind)) made.set(kind, prepared);
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

function* makeScopes(kind: ListKind): Steps<Scopes> {
  const { entries: listEntries, rules, otherCodes } = MATCH_LISTS[kind];
  const all = yield* namesOf(listEntries(), rules);
  const { entries } = all;
  /** The places of the first and behind the last entry of each state and LGA. */
  const ranges = lazy(() => {
    const places = new Map<string, [from: number, to: number]>();
    entries.forEach(({ stateCode, lgaCode }, at) => {
      for (const code of [stateCode, lgaCode]) {
        if (code === null) continue;
        const range = places.get(code);
        if (range === undefined) places.set(code, [at, at + 1]);
        else range[1] = at + 1;
      }
    });
    return places;
  });
  const within = lazyFor((code: string) => {
    const [from, to] = ranges().get(code) ?? [0, 0];
    return all.within(from, to);
  });
  const byCode = lazy(() => {
    const codes = new Map<string, MatchEntry>();
    for (const entry of entries)
      for (const code of [entry.code, ...entry.otherCodes]) {
        const key = codeKey(code);
        if (!codes.has(key)) codes.set(key, entry);
      }
    return codes;
  });
  return {
    namesIn: (code) => (code === undefined ? all : within(code)),
    named(run) {
      const names = all.withKey(run);
      if (names === undefined) return NO_ENTRIES;
      const having = names.filter(({ folded, isShared }) => !isShared && joined(folded) === run);
      return having.length < 2
        ? having.map(({ entry }) => entry)
        : [...new Set(having.map(({ entry }) => entry))];
    },
    byCode(text) {
      const key = codeKey(text);
      return byCode().get(key) ?? otherCodes?.(key, (code) => byCode().get(code));
    },
  };
}
