import fc from "fast-check";
import { expect, it } from "vitest";
import { boxOf, linesBetween, readPath, ringsPath, scaleRings } from "./path.ts";

const spot = fc.tuple(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9000, max: 9000 }));
const rings = fc.array(fc.array(spot, { minLength: 1, maxLength: 20 }), { maxLength: 4 });

it("reads what it writes", () => {
  fc.assert(
    fc.property(rings, (all) => {
      expect(readPath(ringsPath(all))).toEqual(all);
    }),
  );
});

it("has every spot in its box", () => {
  fc.assert(
    fc.property(
      rings.filter((all) => all.length > 0),
      (all) => {
        const { x, y, width, height } = boxOf(all);
        for (const [sx, sy] of all.flat()) {
          expect(sx >= x && sx <= x + width).toBe(true);
          expect(sy >= y && sy <= y + height).toBe(true);
        }
      },
    ),
  );
});

it("moves a spot to the same place in every ring, so neighbours still share their border", () => {
  fc.assert(
    fc.property(rings, fc.constantFrom(1 / 9, 1 / 6, 1 / 2, 3), (all, factor) => {
      const places = new Set(
        all.flat().map(([x, y]) => `${Math.round(x * factor)} ${Math.round(y * factor)}`),
      );
      for (const ring of scaleRings(all, factor)) {
        expect(ring.length).toBeGreaterThan(2);
        for (const [x, y] of ring) expect(places.has(`${x} ${y}`)).toBe(true);
      }
    }),
  );
});

it("draws the lines between groups, and none inside a group", () => {
  const square = (x: number) =>
    [
      [
        [x, 0],
        [x + 1, 0],
        [x + 1, 1],
        [x, 1],
      ],
    ] as const;
  const drawn = linesBetween([
    { group: "A", rings: square(0) },
    { group: "A", rings: square(1) },
    { group: "B", rings: square(2) },
  ]);
  const lines = readPath(drawn).flatMap((line) =>
    line.slice(1).map((to, at) => [line[at], to].map(String).sort().join(" ")),
  );
  expect(lines).toHaveLength(9);
  expect(lines).not.toContain("1,0 1,1");
  expect(lines.filter((line) => line === "2,0 2,1")).toHaveLength(1);
});
