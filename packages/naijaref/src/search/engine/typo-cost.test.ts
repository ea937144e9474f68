import { expect, it } from "vitest";
import { countEdits } from "../../../../../tests/library/count-edits.ts";
import { FAR } from "./near-terms.ts";
import { costOfBeginning, makeCostOf, NEVER } from "./scores.ts";
import { encode, makeTerms } from "./terms.ts";

const list = ["abba", "ikeja", "ikejaward", "ikija", "lagos"];
const terms = makeTerms(list);

const costOf = makeCostOf(terms);

function costs(query: string): Record<string, number> {
  const edits = (term: string): number => Math.min(countEdits(query, term), FAR);
  return Object.fromEntries(list.map((term, at) => [term, costOf(encode(terms, query), at, edits(term))]));
}

it.each([
  ["a letter left out", "ikja", 1],
  ["letters swapped", "ikjea", 1],
  ["a letter doubled", "ikejja", 0.75],
  ["two letters doubled", "iikejja", 1.5],
  ["a letter that the name has not", "ikexja", 1.1],
  ["a letter that the name has once, typed twice apart", "ikejak", 1.1],
  ["a letter for another", "ikuja", 1.1],
  ["two letters that the name has not", "xikejy", 2.2],
])("%s costs as much as it is unlikely", (_, query, cost) => {
  expect(costs(query)["ikeja"]).toBeCloseTo(cost);
});

it("costs less to have typed once what stands twice", () => expect(costs("aba")["abba"]).toBe(0.75));

it("costs more to have typed a beginning only, and never what is far", () => {
  expect([0, 1, FAR].map(costOfBeginning)).toEqual([0.6, 1.6, NEVER]);
  expect(costs("ikexa")["ikejaward"]).toBe(NEVER);
});

it("forgets one query's letters before the next", () => {
  expect(costs("ikeja")).toEqual(costs("ikeja"));
});
