import { expect, it } from "vitest";
import { checkGrowth } from "./claims.ts";
import { drawGrowth } from "./figure.ts";

it("draws what does not grow level, and what grows in proportion along the dashed line", () => {
  const svg = drawGrowth(
    [1, 10, 100],
    [
      { name: "look-up", values: [1, 1, 1] },
      { name: "index", values: [1, 10, 100] },
    ],
  );
  const lines = [...svg.matchAll(/points="([^"]+)"/g)].map(([, points]) => points);
  expect(lines).toHaveLength(4);
  expect(lines[3]).toBe(lines[0]);
  expect(new Set(lines[2]?.split(" ").map((point) => point.split(",")[1])).size).toBe(1);
  expect(svg).toContain("look-up, 1.0×");
  expect(svg).toContain("index, 100.0×");
});

it("holds a claim only where it is true", () => {
  const at = (times: number, lookUp: number, search: number, memory: number) => ({
    times,
    records: times,
    lookUp,
    plain: times === 1 ? 1 : 3,
    search,
    memory,
  });
  const [first, same, worse] = [at(1, 1, 1, 1), at(100, 4.4, 9.9, 120), at(100, 4.6, 10.1, 140)];
  expect(checkGrowth([first, same]).map(({ holds }) => holds)).toEqual([true, true, true]);
  expect(checkGrowth([first, worse]).map(({ holds }) => holds)).toEqual([false, false, false]);
  expect(checkGrowth([])).toEqual([]);
});

it("lets memory take twice its proportion only where numbers become wider", () => {
  const holds = (...memories: readonly number[]): readonly boolean[] =>
    checkGrowth(
      memories.map((memory, at) => ({
        times: 10 ** at,
        records: 10_000 * 10 ** at,
        lookUp: 1,
        plain: 1,
        search: 1,
        memory,
      })),
    ).flatMap((claim) => (claim.sentence.includes("the index") ? [claim.holds] : []));
  expect(holds(1, 19, 240)).toEqual([true, true]);
  expect(holds(1, 21, 280)).toEqual([false, false]);
});
