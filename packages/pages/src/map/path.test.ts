import fc from "fast-check";
import { expect, it } from "vitest";
import {
  boxOf,
  linesBetween,
  mergeRings,
  type Ring,
  readPath,
  ringsPath,
  ringsWithin,
  type Spot,
  scaleRings,
} from "./path.ts";

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

it("merges shapes that lie beside each other into one without the lines between them", () => {
  const cells = fc.uniqueArray(fc.tuple(fc.nat(4), fc.nat(4)), { selector: String, minLength: 1 });
  const area = (all: readonly Ring[]): number =>
    all
      .flatMap((ring) => ring.map(([x, y], at) => [x, y, ...(ring.at(at - 1) as Spot)] as const))
      .reduce((sum, [x, y, lastX, lastY]) => sum + (lastX * y - x * lastY) / 2, 0);
  fc.assert(
    fc.property(cells, (all) => {
      const squares = all.map(
        ([x, y]): Ring => [
          [x, y],
          [x + 1, y],
          [x + 1, y + 1],
          [x, y + 1],
        ],
      );
      const merged = mergeRings(squares);
      expect(area(merged)).toBe(all.length);
      const isIn = (x: number, y: number) => all.some(([ox, oy]) => ox === x && oy === y);
      const sides = all.flatMap(([x, y]) => [isIn(x - 1, y), isIn(x + 1, y), isIn(x, y - 1), isIn(x, y + 1)]);
      expect(merged.flat().length, "outer sides").toBe(sides.filter((hasNeighbour) => !hasNeighbour).length);
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

/** How many rings are around a spot, each counted by its turns. */
const turnsAround = (rings: readonly Ring[], [x, y]: Spot): number =>
  rings
    .flatMap((ring) => ring.map((to, at) => [ring.at(at - 1) as Spot, to] as const))
    .map(([[ax, ay], [bx, by]]) => {
      const side = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
      if (ay <= y && by > y && side > 0) return 1;
      return ay > y && by <= y && side < 0 ? -1 : 0;
    })
    .reduce<number>((sum, turn) => sum + turn, 0);

it("cuts rings at a map's edge, and the same is inside them on the map", () => {
  const near = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }));
  const ring = fc.array(near, { minLength: 3, maxLength: 12 });
  // So far apart that rounding where a step leaves does not matter.
  const far = ([x, y]: Spot): Spot => [x * 1000, y * 1000];
  const box = { x: -10_000, y: -10_000, width: 20_000, height: 20_000 };
  const inBox = fc.tuple(fc.integer({ min: -9, max: 8 }), fc.integer({ min: -9, max: 8 }));
  fc.assert(
    fc.property(ring, inBox, (spots, [x, y]) => {
      const rings = [spots.map(far)];
      const cut = ringsWithin(rings, box);
      for (const [atX, atY] of cut.flat())
        expect(Math.max(Math.abs(atX), Math.abs(atY))).toBeLessThan(10_500);
      const spot = [x * 1000 + 503, y * 1000 + 489] as const;
      const isOnLine = rings.some((all) =>
        all.some((to, at) => isNearLine(spot, all.at(at - 1) as Spot, to)),
      );
      if (!isOnLine) expect(turnsAround(cut, spot)).toBe(turnsAround(rings, spot));
    }),
  );
});

const isNearLine = ([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): boolean =>
  Math.abs((bx - ax) * (y - ay) - (x - ax) * (by - ay)) <= 3 * Math.hypot(bx - ax, by - ay);

it("draws no line where rings were cut", () => {
  const box = { x: 0, y: 0, width: 100, height: 100 };
  const across: Ring = [
    [-50, 20],
    [150, 20],
    [150, 80],
    [-50, 80],
  ];
  const lines = readPath(linesBetween([{ group: "A", rings: ringsWithin([across], box) }], box));
  expect(lines.map((line) => new Set(line.map(([, y]) => y)).size)).toEqual([1, 1]);
});
