import { expect, it } from "vitest";
import { costOfBeginning, NEVER, NearFinder } from "./near-terms.ts";
import { indexSkeletons } from "./skeletons.ts";
import { runAtOnce } from "./steps.ts";
import { encode, makeTerms } from "./terms.ts";

const list = ["abba", "ikeja", "ikejaward", "ikija", "lagos"];
const terms = makeTerms(list);
const finder = new NearFinder(terms, () => runAtOnce(indexSkeletons(terms)));

/** What each term that is near costs as a whole. */
function costs(query: string): Record<string, number> {
  const near = finder.find(encode(terms, query), 2, true);
  return Object.fromEntries(
    Array.from({ length: near.count }, (_, at) => [
      list[near.terms[at] as number] ?? "",
      near.costs[at] as number,
    ]),
  );
}

it.each([
  ["a letter left out", "ikja", 1],
  ["letters swapped", "ikjea", 1],
  ["a letter doubled", "ikejja", 0.75],
  ["two letters doubled", "iikejja", 1.5],
  ["a letter that the name has not", "ikexja", 1.1],
  ["a letter that the name has once, typed twice apart", "ikejak", 1.1],
  ["a letter for another", "ikuja", 1.1],
  ["two letters that the name has not", "xikejay", 2.2],
])("%s costs as much as it is unlikely", (_, query, cost) => {
  expect(costs(query)["ikeja"]).toBeCloseTo(cost);
});

it("costs less to have typed once what stands twice", () => expect(costs("aba")["abba"]).toBe(0.75));

it("costs more to have typed a beginning only, and never what is far", () => {
  expect([0, 1].map(costOfBeginning)).toEqual([0.6, 1.6]);
  expect(costs("ikexa")["ikejaward"]).toBe(NEVER);
});

it("forgets one query's letters before the next", () => {
  expect(costs("ikeja")).toEqual(costs("ikeja"));
});
