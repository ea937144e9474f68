import { seededRandom } from "../random.ts";
import { countLetters, editOnce } from "../search/typing.ts";
import { type Case, openMatchers } from "./quality.ts";

const KINDS = ["lga", "ward", "bank"] as const;
const ROWS = 10_000;
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

/** Microseconds of the processor for a row: what other programs take is not in it. */
function timeRow(rows: readonly Case[]): number {
  const answer = openMatchers();
  // The first row of all reads the list.
  answer(rows[0] as Case);
  const before = process.cpuUsage();
  for (const row of rows) answer(row);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / rows.length;
}

/** The best of three turns for distinct misspelt rows, by kind. */
export const timeRows = (cases: readonly Case[]): (readonly [rows: string, mean: number])[] =>
  KINDS.map((kind) => {
    const rows = misspell(
      cases.filter((row) => row.kind === kind && countLetters(row.name) > 1),
      ROWS,
    );
    const turns = Array.from({ length: TURNS }, () => timeRow(rows));
    return [`${ROWS.toLocaleString("en")} distinct misspelt ${kind} rows`, Math.min(...turns)] as const;
  });
