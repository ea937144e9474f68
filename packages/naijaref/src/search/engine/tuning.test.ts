import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as tuning from "./tuning.ts";

const guide = readFileSync(new URL("../../../../../docs/search.md", import.meta.url), "utf8");

/** The cells of the guide's table with this heading, row by row. */
function tableUnder(heading: string): string[][] {
  const rows: string[][] = [];
  const lines = guide.split("\n");
  for (let at = lines.findIndex((line) => line.startsWith(heading)) + 2; lines[at]?.startsWith("|"); at++)
    rows.push(
      (lines[at] as string)
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows;
}

it("is what the guide's table of scores says", () => {
  expect(tableUnder("| score |").map(([score]) => score)).toEqual([
    `${tuning.EXACT}`,
    `${tuning.OTHER_ORDER}`,
    `${tuning.FIRST_WORDS} to ${tuning.FIRST_WORDS + tuning.FIRST_WORDS_SPAN}`,
    `${tuning.BEGINNING} to ${tuning.BEGINNING + tuning.BEGINNING_SPAN}`,
    `${tuning.SOME_WORDS} to ${tuning.SOME_WORDS + tuning.SOME_WORDS_SPAN}`,
    `${tuning.TYPOS * (1 - tuning.MAX_WRONG)} to ${tuning.TYPOS}`,
  ]);
  expect(guide).toContain(`${tuning.TYPOS} × (1 − cost ÷ letters)`);
  for (const lower of [tuning.WITHIN, tuning.RELATED, tuning.PART])
    expect(guide).toContain(`${tuning.EXACT - lower}`);
});

it("is what the guide's table of costs says", () => {
  const numbers = tableUnder("| what is wrong |").map(([, cost = ""]) => cost.match(/[\d.]+/g)?.map(Number));
  expect(numbers).toEqual([
    [1],
    [tuning.DOUBLED_LETTER],
    [tuning.STRANGE_LETTER],
    [tuning.OTHER_SPACES],
    [tuning.WORDS_MOVED],
    [tuning.BEGUN, tuning.UNTYPED],
    [tuning.LATER_WORD, tuning.UNTYPED],
    undefined,
  ]);
});
