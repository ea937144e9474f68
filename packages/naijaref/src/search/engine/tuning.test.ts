import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as tuning from "./tuning.ts";

const guide = readFileSync(new URL("../../../../../docs/search.md", import.meta.url), "utf8");

/** The guide without its line breaks. */
const words = guide.replace(/\s+/g, " ");

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
  expect(words).toContain(`${tuning.TYPOS} × (1 − cost ÷ letters)`);
  expect(words).toContain(
    `The score is ${tuning.WITHIN} lower if a part of the query names the state or LGA of the place (\`Surulere Lagos\`: ${tuning.EXACT - tuning.WITHIN})`,
  );
  expect(words).toContain(`and ${tuning.OTHER_KIND} lower`);
  expect(words).toMatch(
    new RegExp(`It is ${tuning.RELATED} lower for a town .* Delta with ${tuning.EXACT - tuning.RELATED}\\.`),
  );
  expect(words).toMatch(
    new RegExp(
      `It is ${tuning.PART} lower for a locality .* Ibadan North with ${tuning.EXACT - tuning.PART}\\.`,
    ),
  );
  expect(words).toContain(`It is ${tuning.SHORTENED} lower for a short form`);
  expect(words).toMatch(
    new RegExp(
      `In \`/v1/suggest\` the score is ${tuning.WITHIN} lower .*, and ${tuning.RELATED} lower again for`,
    ),
  );
  expect(words).toContain(`So ${tuning.EXACT} and ${tuning.EXACT - tuning.WITHIN} say`);
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

it("is what the guide says of lengths", () => {
  expect(words).toContain(
    `a beginning one if at least ${tuning.MIN_LETTERS_OF_BEGINNING_WITH_TYPO} letters are typed`,
  );
  expect(words).toContain(`one edit if it has at least ${tuning.MIN_LETTERS_WITH_TYPO} letters`);
  expect(words).toContain(`two if it has at least ${tuning.MIN_LETTERS_WITH_TWO_TYPOS}.`);
  expect(words).toContain(`at most ${tuning.MAX_QUERY_LENGTH} characters`);
});
