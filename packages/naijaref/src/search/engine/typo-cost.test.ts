import { expect, it } from "vitest";
import { indexSkeletons } from "./skeletons.ts";
import { runAtOnce } from "./steps.ts";
import { encode, makeTerms } from "./terms.ts";
import { makeFindTypos, NEVER } from "./typo-cost.ts";

const list = ["abba", "ikeja", "ikejaward", "ikija", "lagos"];
const terms = makeTerms(list);

function costs(query: string) {
  const found: Record<string, readonly [number, number]> = {};
  makeFindTypos(terms, () => runAtOnce(indexSkeletons(terms)))(
    encode(terms, query),
    2,
    (term, cost, begun) => {
      found[list[term] ?? ""] = [cost, begun];
    },
  );
  return found;
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
  expect(costs(query)["ikeja"]?.[0]).toBeCloseTo(cost);
});

it("costs less to have typed once what stands twice", () => expect(costs("aba")["abba"]?.[0]).toBe(0.75));

it("costs more to have typed a beginning only, and is not looked for in three letters", () => {
  expect(costs("ikexa")["ikejaward"]).toEqual([NEVER, 1.6]);
  expect(costs("lgo")["lagos"]?.[1]).toBe(NEVER);
});

it("leaves out what is not worth reporting, and what has too many edits", () => {
  const found: string[] = [];
  const report = (term: number) => void found.push(list[term] ?? "");
  makeFindTypos(terms, () => runAtOnce(indexSkeletons(terms)))(
    encode(terms, "ikuja"),
    2,
    report,
    (_, leastCost) => leastCost < 1,
  );
  expect(found).toEqual(["ikeja", "ikija"]);
  makeFindTypos(terms, () => runAtOnce(indexSkeletons(terms)))(encode(terms, "lgos"), 1, report);
  makeFindTypos(terms, () => runAtOnce(indexSkeletons(terms)))(encode(terms, "las"), 1, report);
  expect(found).toEqual(["ikeja", "ikija", "lagos"]);
});

it("forgets one query's letters before the next", () => {
  expect(costs("ikeja")).toEqual(costs("ikeja"));
});
