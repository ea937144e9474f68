import { describe, expect, it } from "vitest";
import { distanceTo, readStatePolygons } from "./state-polygons.ts";

const square = [
  [
    [
      [3, 6],
      [4, 6],
      [4, 7],
      [3, 7],
      [3, 6],
    ],
  ],
] as const;
const withHole = [
  [
    ...square[0],
    [
      [3.4, 6.4],
      [3.6, 6.4],
      [3.6, 6.6],
      [3.4, 6.6],
      [3.4, 6.4],
    ],
  ],
] as const;

describe("distanceTo", () => {
  it("is 0 inside", () => {
    expect(distanceTo(square, [3.5, 6.5])).toBe(0);
  });

  it("is the way to the nearest side or corner outside", () => {
    expect(distanceTo(square, [3.5, 7.1])).toBeCloseTo(11.12, 2);
    expect(distanceTo(square, [4.1, 6.5])).toBeCloseTo(11.05, 2);
    expect(distanceTo(square, [4.1, 7.1])).toBeCloseTo(Math.hypot(11.12, 11.03), 1);
  });

  it("counts a hole as outside", () => {
    expect(distanceTo(withHole, [3.5, 6.5])).toBeCloseTo(11.05, 1);
    expect(distanceTo(withHole, [3.2, 6.5])).toBe(0);
  });
});

it("reads the polygons of all 37 states", () => {
  const polygons = readStatePolygons();
  expect(polygons.size).toBe(37);
  const ikeja = [3.35, 6.6] as const;
  expect(
    [...polygons].filter(([, polygon]) => distanceTo(polygon, ikeja) === 0).map(([code]) => code),
  ).toEqual(["LA"]);
});
