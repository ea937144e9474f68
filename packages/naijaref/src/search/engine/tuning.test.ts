import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import {
  BEGINNING,
  BEGINNING_SPAN,
  BEGUN,
  DOUBLED_LETTER,
  EXACT,
  FIRST_WORDS,
  FIRST_WORDS_SPAN,
  LATER_WORD,
  MAX_QUERY_LENGTH,
  MAX_WRONG,
  MIN_LETTERS_OF_BEGINNING_WITH_TYPO,
  MIN_LETTERS_WITH_TWO_TYPOS,
  MIN_LETTERS_WITH_TYPO,
  OTHER_KIND,
  OTHER_ORDER,
  OTHER_SPACES,
  PART,
  RELATED,
  SHORTENED,
  SOME_WORDS,
  SOME_WORDS_SPAN,
  STRANGE_LETTER,
  TYPOS,
  UNTYPED,
  WITHIN,
  WORDS_MOVED,
} from "./tuning.ts";

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
    `${EXACT}`,
    `${OTHER_ORDER}`,
    `${FIRST_WORDS} to ${FIRST_WORDS + FIRST_WORDS_SPAN}`,
    `${BEGINNING} to ${BEGINNING + BEGINNING_SPAN}`,
    `${SOME_WORDS} to ${SOME_WORDS + SOME_WORDS_SPAN}`,
    `${TYPOS * (1 - MAX_WRONG)} to ${TYPOS}`,
  ]);
  expect(words).toContain(`${TYPOS} × (1 − cost ÷ letters)`);
  expect(words).toContain(
    `The score is ${WITHIN} lower if a part of the query names the state or LGA of the place (\`Surulere Lagos\`: ${EXACT - WITHIN})`,
  );
  expect(words).toContain(`and ${OTHER_KIND} lower`);
  expect(words).toMatch(new RegExp(`It is ${RELATED} lower for a town .* Delta with ${EXACT - RELATED}\\.`));
  expect(words).toMatch(
    new RegExp(`It is ${PART} lower for a locality .* Ibadan North with ${EXACT - PART}\\.`),
  );
  expect(words).toContain(`It is ${SHORTENED} lower for a short form`);
  expect(words).toMatch(
    new RegExp(`In \`/v1/suggest\` the score is ${WITHIN} lower .*, and ${RELATED} lower again for`),
  );
  expect(words).toContain(`So ${EXACT} and ${EXACT - WITHIN} say`);
});

it("is what the guide's table of costs says", () => {
  const numbers = tableUnder("| what is wrong |").map(([, cost = ""]) => cost.match(/[\d.]+/g)?.map(Number));
  expect(numbers).toEqual([
    [1],
    [DOUBLED_LETTER],
    [STRANGE_LETTER],
    [OTHER_SPACES],
    [WORDS_MOVED],
    [BEGUN, UNTYPED],
    [LATER_WORD, UNTYPED],
    undefined,
  ]);
});

it("is what the guide says of lengths", () => {
  expect(words).toContain(
    `a beginning one if at least ${MIN_LETTERS_OF_BEGINNING_WITH_TYPO} letters are typed`,
  );
  expect(words).toContain(`one edit if it has at least ${MIN_LETTERS_WITH_TYPO} letters`);
  expect(words).toContain(`two if it has at least ${MIN_LETTERS_WITH_TWO_TYPOS}.`);
  expect(words).toContain(`at most ${MAX_QUERY_LENGTH} characters`);
});
