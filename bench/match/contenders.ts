import { Searcher } from "fast-fuzzy";
import MiniSearch from "minisearch";
import { listBanks } from "naijaref/banks";
import { listLgas, listStates, listWards } from "naijaref/places";
import { allConstituencies } from "../../packages/naijaref/src/elections/constituencies.ts";
import { createMatcher, type MatchKind } from "../../packages/naijaref/src/match/index.ts";
import { fold } from "../../packages/naijaref/src/names/fold.ts";
import { canBeCoded, readCells } from "./cells.ts";
import type { Case } from "./lists.ts";
import type { Answer } from "./quality.ts";

export interface Contender {
  readonly name: string;
  readonly settings: string;
  readonly prepare: () => Answer;
}

interface Line {
  readonly id: number;
  readonly code: string;
  readonly words: string;
}

/** The names of a kind under the folded names of their state and LGA, which all are given exactly. */
type Lines = ReadonlyMap<string, readonly Line[]>;

function linesOf(kind: MatchKind): Lines {
  const stateNames = new Map(listStates().map(({ code, name }) => [code, name]));
  const lgaNames = new Map(listLgas().map(({ code, name }) => [code, name]));
  const named = (): { code: string; names: readonly string[]; state: string; lga: string }[] => {
    if (kind === "state")
      return listStates().map(({ code, name, aliases }) => ({
        code,
        names: [name, ...aliases],
        state: "",
        lga: "",
      }));
    if (kind === "lga")
      return listLgas().map(({ code, name, aliases, stateCode }) => ({
        code,
        names: [name, ...aliases],
        state: stateNames.get(stateCode) ?? "",
        lga: "",
      }));
    if (kind === "ward")
      return listWards().map(({ code, name, aliases, stateCode, lgaCode }) => ({
        code,
        names: [name, ...aliases],
        state: stateNames.get(stateCode) ?? "",
        lga: lgaNames.get(lgaCode) ?? "",
      }));
    if (kind === "bank")
      return listBanks({ active: false }).map(({ id, name, shortName, aliases }) => ({
        code: id,
        names: [name, ...(shortName === null ? [] : [shortName]), ...aliases],
        state: "",
        lga: "",
      }));
    return allConstituencies()
      .filter((seat) => seat.kind === kind)
      .map(({ code, name, aliases, stateCode }) => ({
        code,
        names: [name, ...aliases],
        state: stateNames.get(stateCode) ?? "",
        lga: "",
      }));
  };
  const lines = new Map<string, Line[]>();
  for (const { code, names, state, lga } of named()) {
    for (const name of names) {
      for (const key of new Set(["|", `${fold(state)}|`, `${fold(state)}|${fold(lga)}`])) {
        const list = lines.get(key) ?? [];
        list.push({ id: list.length, code, words: fold(name) });
        lines.set(key, list);
      }
    }
  }
  return lines;
}

/** A way of matching made for each list of names once, when it is first needed. */
function within<T>(
  make: (lines: readonly Line[]) => T,
  ask: (made: T, words: string) => string | undefined,
): Answer {
  const kinds = new Map<MatchKind, Lines>();
  const made = new Map<string, T>();
  return ({ kind, state, lga, name }) => {
    const lines = kinds.get(kind) ?? linesOf(kind);
    kinds.set(kind, lines);
    const place = `${fold(state).replace(/ state$/, "")}|${fold(lga)}`;
    const list = lines.get(place) ?? [];
    const key = `${kind} ${place}`;
    const one = made.get(key) ?? make(list);
    made.set(key, one);
    return ask(one, fold(name));
  };
}

/** The cells and the names among which each is looked for, as Python reads them. */
export function linesForPython(): object {
  const lists: Record<string, (readonly [string, string])[]> = {};
  const kinds = new Map<MatchKind, Lines>();
  const cells = readCells().map((cell) => {
    const lines = kinds.get(cell.kind) ?? linesOf(cell.kind);
    kinds.set(cell.kind, lines);
    const place = `${fold(cell.state).replace(/ state$/, "")}|${fold(cell.lga)}`;
    const list = `${cell.kind} ${place}`;
    lists[list] ??= (lines.get(place) ?? []).map(({ words, code }) => [words, code] as const);
    return { kind: cell.kind, text: cell.text, expected: cell.expected, can: canBeCoded(cell), list };
  });
  return { cells, lists };
}

/** One code, or none where several names are as good. */
const only = (codes: readonly string[]): string | undefined =>
  new Set(codes).size === 1 ? codes[0] : undefined;

export const contenders: readonly Contender[] = [
  {
    name: "naijaref/match",
    settings: "as it is",
    prepare() {
      const matchers = new Map<MatchKind, ReturnType<typeof createMatcher>>();
      return ({ kind, name, state, lga }: Case) => {
        const matcher = matchers.get(kind) ?? createMatcher({ kind });
        matchers.set(kind, matcher);
        return matcher.match(name, { state, lga }).code ?? undefined;
      };
    },
  },
  {
    name: "exact join",
    settings: "names and aliases, folded, in the state and LGA",
    prepare: () =>
      within(
        (lines) => lines,
        (lines, words) => only(lines.filter((line) => line.words === words).map(({ code }) => code)),
      ),
  },
  {
    name: "fast-fuzzy",
    settings: "the best name of the state and LGA, `threshold: 0.8`",
    prepare: () =>
      within(
        (lines) => new Searcher([...lines], { keySelector: ({ words }) => words, threshold: 0.8 }),
        (searcher, words) => (words === "" ? undefined : searcher.search(words)[0]?.code),
      ),
  },
  {
    name: "MiniSearch",
    settings: "the best name of the state and LGA, `fuzzy: 0.2`, all words",
    prepare: () =>
      within(
        (lines) => {
          const index = new MiniSearch<Line>({ fields: ["words"], storeFields: ["code"] });
          index.addAll(lines);
          return index;
        },
        (index, words) =>
          index.search(words, { fuzzy: 0.2, combineWith: "AND" })[0]?.["code"] as string | undefined,
      ),
  },
];
