import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Searcher } from "fast-fuzzy";
import MiniSearch from "minisearch";
import { listBanks } from "naijaref/banks";
import { listLgas, listStates, listWards } from "naijaref/places";
import { allConstituencies } from "../../packages/naijaref/src/elections/constituencies.ts";
import type { MatchKind } from "../../packages/naijaref/src/match/index.ts";
import { fold } from "../../packages/naijaref/src/names/fold.ts";
import { type Answer, type Case, openMatchers } from "./quality.ts";

export interface Contender {
  readonly name: string;
  readonly prepare: () => Answer;
}

interface Line {
  readonly id: number;
  readonly code: string;
  readonly words: string;
}

/** The names of a kind under the folded names of their state and LGA, which all are given exactly. */
type Lines = ReadonlyMap<string, readonly Line[]>;

const recordsOf = (
  kind: MatchKind,
): readonly {
  code: string;
  name: string;
  aliases: readonly string[];
  stateCode?: string;
  lgaCode?: string;
}[] => {
  if (kind === "state") return listStates().map(({ code, name, aliases }) => ({ code, name, aliases }));
  if (kind === "lga") return listLgas();
  if (kind === "ward") return listWards();
  if (kind !== "bank") return allConstituencies().filter((seat) => seat.kind === kind);
  return listBanks({ active: false }).map(({ id, name, shortName, aliases }) => ({
    code: id,
    name,
    aliases: shortName === null ? aliases : [shortName, ...aliases],
  }));
};

function linesOf(kind: MatchKind): Lines {
  const stateNames = new Map(listStates().map(({ code, name }) => [code, name]));
  const lgaNames = new Map(listLgas().map(({ code, name }) => [code, name]));
  const lines = new Map<string, Line[]>();
  for (const { code, name, aliases, stateCode = "", lgaCode = "" } of recordsOf(kind)) {
    const state = fold(stateNames.get(stateCode) ?? "");
    const lga = fold(lgaNames.get(lgaCode) ?? "");
    for (const text of [name, ...aliases]) {
      for (const key of new Set(["|", `${state}|`, `${state}|${lga}`])) {
        const list = lines.get(key) ?? [];
        list.push({ id: list.length, code, words: fold(text) });
        lines.set(key, list);
      }
    }
  }
  return lines;
}

const placeOf = ({ state, lga }: Case): string => `${fold(state).replace(/ state$/, "")}|${fold(lga)}`;

/** A way of matching made for each list of names once, when it is first needed. */
function within<T>(
  make: (lines: readonly Line[]) => T,
  ask: (made: T, words: string) => string | undefined,
): Answer {
  const kinds = new Map<MatchKind, Lines>();
  const made = new Map<string, T>();
  return (row) => {
    const { kind, name } = row;
    const lines = kinds.get(kind) ?? linesOf(kind);
    kinds.set(kind, lines);
    const place = placeOf(row);
    const list = lines.get(place) ?? [];
    const key = `${kind} ${place}`;
    const one = made.get(key) ?? make(list);
    made.set(key, one);
    return ask(one, fold(name));
  };
}

/** One code, or none where several names are as good. */
const only = (codes: readonly string[]): string | undefined =>
  new Set(codes).size === 1 ? codes[0] : undefined;

export const contenders: readonly Contender[] = [
  { name: "naijaref/match", prepare: openMatchers },
  {
    name: "exact join",
    prepare: () =>
      within(
        (lines) => lines,
        (lines, words) => only(lines.filter((line) => line.words === words).map(({ code }) => code)),
      ),
  },
  {
    name: "fast-fuzzy",
    prepare: () =>
      within(
        (lines) => new Searcher([...lines], { keySelector: ({ words }) => words, threshold: 0.8 }),
        (searcher, words) => (words === "" ? undefined : searcher.search(words)[0]?.code),
      ),
  },
  {
    name: "MiniSearch",
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

/** What RapidFuzz made of rows, and its time for one in microseconds of the processor. */
interface OfPython {
  readonly codes: readonly (string | null)[];
  readonly time: number;
}

/**
 * RapidFuzz's usual recipe, `extractOne` among the names of the state and LGA, in the Python that PYTHON_READERS
 * names.
 */
export function rapidFuzz(rows: readonly Case[]): OfPython {
  const kinds = new Map<MatchKind, Lines>();
  const lists: Record<string, (readonly [string, string])[]> = {};
  const asked = rows.map((row) => {
    const lines = kinds.get(row.kind) ?? linesOf(row.kind);
    kinds.set(row.kind, lines);
    const key = `${row.kind} ${placeOf(row)}`;
    lists[key] ??= (lines.get(placeOf(row)) ?? []).map(({ words, code }) => [words, code] as const);
    return [fold(row.name), key];
  });
  const python = process.env["PYTHON_READERS"] ?? "python3";
  const { status, stdout, stderr } = spawnSync(
    python,
    [fileURLToPath(new URL("rapidfuzz_names.py", import.meta.url))],
    {
      input: JSON.stringify({ lists, rows: asked }),
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      timeout: 300_000,
    },
  );
  if (status !== 0)
    throw new Error(
      `RapidFuzz did not answer: name a Python that has it in PYTHON_READERS. ${stderr.slice(-300)}`,
    );
  return JSON.parse(stdout) as OfPython;
}
