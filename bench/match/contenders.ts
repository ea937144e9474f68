import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Searcher } from "fast-fuzzy";
import MiniSearch from "minisearch";
import { codeOf, getRecord, listRecords } from "naijaref/kinds";
import type { ListKind } from "../../packages/naijaref/src/kinds/kinds.ts";
import { fold } from "../../packages/naijaref/src/names/fold.ts";
import { type Answer, type Case, openAnswers } from "./quality.ts";

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

function linesOf(kind: ListKind): Lines {
  const lines = new Map<string, Line[]>();
  const nameOf = (of: "state" | "lga", code: string): string => fold(getRecord(of, code)?.name ?? "");
  for (const record of listRecords(kind)) {
    const state = "stateCode" in record ? nameOf("state", record.stateCode) : "";
    const lga = "lgaCode" in record ? nameOf("lga", record.lgaCode) : "";
    const short = "shortName" in record ? [record.shortName ?? []].flat() : [];
    for (const text of [record.name, ...short, ...record.aliases]) {
      for (const key of new Set(["|", `${state}|`, `${state}|${lga}`])) {
        const list = lines.get(key) ?? [];
        list.push({ id: list.length, code: codeOf(record), words: fold(text) });
        lines.set(key, list);
      }
    }
  }
  return lines;
}

const linesOfKinds = new Map<ListKind, Lines>();

/** The names among which a row is looked for, those of its state and LGA, and a key of theirs. */
function linesFor({ kind, state, lga }: Case): { readonly key: string; readonly lines: readonly Line[] } {
  const lines = linesOfKinds.get(kind) ?? linesOf(kind);
  linesOfKinds.set(kind, lines);
  const place = `${fold(state).replace(/ state$/, "")}|${fold(lga)}`;
  return { key: `${kind} ${place}`, lines: lines.get(place) ?? [] };
}

/** A way of matching made for each list of names once, when it is first needed. */
function within<T>(
  make: (lines: readonly Line[]) => T,
  ask: (made: T, words: string) => string | undefined,
): Answer {
  const made = new Map<string, T>();
  return (row) => {
    const { key, lines } = linesFor(row);
    const one = made.get(key) ?? make(lines);
    made.set(key, one);
    return ask(one, fold(row.name));
  };
}

/** One code, or none where several names are as good. */
const only = (codes: readonly string[]): string | undefined =>
  new Set(codes).size === 1 ? codes[0] : undefined;

export const contenders: readonly Contender[] = [
  { name: "naijaref/match", prepare: openAnswers },
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

/**
 * RapidFuzz's usual recipe, `extractOne` among the names of the state and LGA, in the Python that PYTHON_READERS
 * names: its codes, and its time for one row in microseconds of the processor.
 */
export function rapidFuzz(rows: readonly Case[]): {
  readonly codes: readonly (string | null)[];
  readonly time: number;
} {
  const lists: Record<string, (readonly [string, string])[]> = {};
  const asked = rows.map((row) => {
    const { key, lines } = linesFor(row);
    lists[key] ??= lines.map(({ words, code }) => [words, code] as const);
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
  return JSON.parse(stdout) as ReturnType<typeof rapidFuzz>;
}
