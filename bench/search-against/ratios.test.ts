import { expect, it } from "vitest";
import { checkAgainst } from "./claims.ts";
import { compare } from "./compare.ts";
import { nameCommit } from "./engines.ts";
import { ratiosOf, writeRatios } from "./ratios.ts";

it("compares the means, the medians and the slowest, and counts what differs", () => {
  const compared = [
    { earlier: 10, now: 2, isSame: true },
    { earlier: 20, now: 10, isSame: false },
    { earlier: 30, now: 27, isSame: true },
  ];
  const ratios = ratiosOf(compared);
  expect(ratios).toEqual({ mean: 39 / 60, median: 0.5, slowest: 0.9, differ: 1, queries: 3 });
  expect(writeRatios("abc", new Map([["prefix", ratios]]))).toContain(
    "| prefix | 0.65 | 0.50 | 0.90 | 1 of 3 |",
  );
});

it("holds a claim only where it is true", () => {
  const ratios = { mean: 0.47, median: 2, slowest: 0.43, differ: 0, queries: 1 };
  expect(checkAgainst(ratios).map(({ holds }) => holds)).toEqual([true, true]);
  expect(checkAgainst({ ...ratios, mean: 0.48 }).map(({ holds }) => holds)).toEqual([false, true]);
  expect(checkAgainst({ ...ratios, slowest: 0.44 }).map(({ holds }) => holds)).toEqual([true, false]);
});

it("asks both engines each query once a round, and each of them first in as many turns", () => {
  const asked: string[] = [];
  const engine = (name: string, score: number) => (query: string) => {
    asked.push(`${name} ${query}`);
    return [{ at: 1, score: query === "b0" ? score : 1, matched: query }];
  };
  const texts = (way: string) => Array.from({ length: 30 }, (_, at) => `${way}${at}`);
  const queries = new Map([
    ["one", texts("a")],
    ["other", texts("b")],
  ]);
  const compared = compare(engine("earlier", 2), engine("now", 3), queries, 2);
  const rounds = asked.slice(2 * 60);
  expect(rounds).toHaveLength(2 * 2 * 60);
  const firstOfTurns = rounds.filter((_, at) => at % 40 === 0).map((text) => text.split(" ")[0]);
  expect(firstOfTurns).toEqual(["earlier", "now", "earlier", "now", "earlier", "now"]);
  expect([...compared.keys()]).toEqual(["one", "other"]);
  expect(compared.get("one")?.every(({ isSame }) => isSame)).toBe(true);
  expect(
    compared
      .get("other")
      ?.map(({ isSame }) => isSame)
      .indexOf(false),
  ).toBe(0);
});

it("has no name for a commit that is not there, or is an option of git", () => {
  // The files may be here without the history.
  expect(nameCommit("HEAD") ?? "0".repeat(40)).toMatch(/^[0-9a-f]{40}$/);
  expect(nameCommit("0123456789")).toBeUndefined();
  expect(nameCommit("--all")).toBeUndefined();
});
