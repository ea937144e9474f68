import { expect, it } from "vitest";
import { makeFindSlips, NEVER } from "./slips.ts";
import { encode, makeTerms } from "./terms.ts";

const list = ["ikeja", "ikejaward", "ikija", "lagos", "gawa"];
const terms = makeTerms(list);

function costs(query: string) {
  const found: Record<string, readonly [number, number]> = {};
  makeFindSlips(terms)(encode(terms, query), (term, cost, begun) => {
    found[list[term] ?? ""] = [cost, begun];
  });
  return found;
}

it.each([
  ["a letter left out", "ikja", 1],
  ["letters swapped", "ikjea", 1],
  ["a letter doubled", "ikejja", 1],
  ["a letter that the name has not", "ikexja", 1.1],
  ["a letter that the name has once, typed twice apart", "ikejak", 1.1],
  ["a letter for another", "ikuja", 1.1],
  ["two letters that the name has not", "xikejy", 2.2],
])("%s costs as much as it is unlikely", (_, query, cost) => {
  expect(costs(query)["ikeja"]?.[0]).toBeCloseTo(cost);
});

it("takes a letter typed twice for one slip, also where the name has it again later", () => {
  expect(costs("gaawa")["gawa"]?.[0]).toBe(1);
});

it("costs more to have typed a beginning only, and is not looked for in three letters", () => {
  expect(costs("ikexa")["ikejaward"]).toEqual([NEVER, 1.6]);
  expect(costs("lgo")["lagos"]?.[1]).toBe(NEVER);
});

it("forgets one query's letters before the next", () => {
  expect(costs("ikeja")).toEqual(costs("ikeja"));
});
