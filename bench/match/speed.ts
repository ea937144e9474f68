import { listLgas } from "naijaref/places";
import { seededRandom } from "../random.ts";
import { countLetters, editOnce } from "../search/typing.ts";
import { type Contender, contenders, rapidFuzz } from "./contenders.ts";
import type { Case } from "./quality.ts";

const KINDS = ["lga", "ward", "bank"] as const;
const ROWS = 10_000;

/** The others, which are slower, get fewer rows, from all over the list. */
const FEWER = 500;
const TURNS = 3;

/** Rows of a public list with one slip, none twice: a cache of equal rows answers none of them. */
function misspell(list: readonly Case[], rows: number): Case[] {
  const random = seededRandom(11);
  const pick = (count: number): number => Math.floor(random() * count);
  const misspelt = new Map<string, Case>();
  while (misspelt.size < rows) {
    const row = list[pick(list.length)] as Case;
    const name = editOnce(row.name, pick);
    misspelt.set(`${row.state}\n${row.lga}\n${name}`, { ...row, name });
  }
  return [...misspelt.values()];
}

const line = new Uint16Array(256);

/** A plain Levenshtein distance, on two rows in one typed array. */
function distanceOf(a: string, b: string): number {
  for (let j = 0; j <= b.length; j++) line[j] = j;
  for (let i = 1; i <= a.length; i++) {
    let diagonal = line[0] as number;
    line[0] = i;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j <= b.length; j++) {
      const above = line[j] as number;
      const changed = diagonal + (letter === b.charCodeAt(j - 1) ? 0 : 1);
      diagonal = above;
      let least = above + 1;
      if ((line[j - 1] as number) + 1 < least) least = (line[j - 1] as number) + 1;
      line[j] = changed < least ? changed : least;
    }
  }
  return line[b.length] as number;
}

/** L in microseconds: the distance of a name to the name of each LGA, in this process. */
function timeUnit(): number {
  const names = listLgas().map(({ name }) => name);
  const asked = names.slice(0, 200).map((name) => `${name.slice(1)}x`);
  const start = performance.now();
  let sum = 0;
  for (const text of asked) for (const name of names) sum += distanceOf(text, name);
  const time = ((performance.now() - start) * 1000) / asked.length;
  return sum > 0 ? time : 0;
}

/** In microseconds: the mean of some rows, and the slowest. */
function timeEach({ prepare }: Contender, rows: readonly Case[]): { mean: number; slowest: number } {
  const answer = prepare();
  // The first row of all reads the list.
  answer(rows[0] as Case);
  let slowest = 0;
  let sum = 0;
  for (const row of rows) {
    const start = performance.now();
    answer(row);
    const time = performance.now() - start;
    sum += time;
    slowest = Math.max(slowest, time);
  }
  return { mean: (sum * 1000) / rows.length, slowest: slowest * 1000 };
}

/**
 * Each contender's best of three turns for distinct misspelt rows, taken one after the other: the mean times of
 * each, RapidFuzz last, and of ours the mean in L and the slowest; in microseconds.
 */
export function timeRows(cases: readonly Case[]) {
  return KINDS.map((kind) => {
    const list = cases.filter((row) => row.kind === kind && countLetters(row.name) > 1);
    const rows = misspell(list, ROWS);
    const best = Array<number>(contenders.length + 1).fill(Number.POSITIVE_INFINITY);
    let inL = Number.POSITIVE_INFINITY;
    let slowest = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < TURNS; turn++) {
      for (const [at, contender] of contenders.entries()) {
        const asked = at === 0 ? rows : rows.slice(0, FEWER);
        const before = at === 0 ? timeUnit() : 0;
        const time = timeEach(contender, asked);
        best[at] = Math.min(best[at] as number, time.mean);
        if (at > 0) continue;
        inL = Math.min(inL, (2 * time.mean) / (before + timeUnit()));
        slowest = Math.min(slowest, time.slowest);
      }
      best.push(Math.min(best.pop() as number, rapidFuzz(rows).time));
    }
    return { rows: `${ROWS.toLocaleString("en")} distinct misspelt ${kind} rows`, times: best, inL, slowest };
  });
}
