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
  const [first, same, worse] = [at(1, 1, 1, 1), at(100, 4.4, 9.9, 190), at(100, 4.6, 10.1, 210)];
  expect(checkGrowth([first, same]).map(({ holds }) => holds)).toEqual([true, true, true]);
  expect(checkGrowth([first, worse]).map(({ holds }) => holds)).toEqual([false, false, false]);
  expect(checkGrowth([])).toEqual([]);
});
