import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layer as federalConstituencies } from "../../../packages/pages/src/generated/map/federal-constituencies.ts";
import { layer as lgas } from "../../../packages/pages/src/generated/map/lgas.ts";
import { layer as senatorialDistricts } from "../../../packages/pages/src/generated/map/senatorial-districts.ts";
import { layer as states } from "../../../packages/pages/src/generated/map/states.ts";
import type { Layer } from "../../../packages/pages/src/map/layer.ts";
import { readPath } from "../../../packages/pages/src/map/path.ts";
import { crossingsOf, type Line } from "../boundaries/crossings.ts";
import type { Spot } from "./grid.ts";
import { widthOf } from "./label.ts";
import { CELL, doubleTriangle, simplify } from "./regions.ts";

/** By how many units two lines cross: how far the nearest of their ends is from the other line. */
function depthOf(a: Line, b: Line): number {
  const away = ({ from, to }: Line, spot: Spot): number =>
    doubleTriangle(from, to, spot) / Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [own, other] = [[b.from, b.to].map((end) => away(a, end)), [a.from, a.to].map((end) => away(b, end))];
  const doCross = [own, other].every(([one = 0, two = 0] = []) => one * two < 0);
  return doCross ? Math.min(...[...(own ?? []), ...(other ?? [])].map(Math.abs)) : 0;
}

describe("layers", () => {
  /** The maps that `npm run build` drew. */
  const layers: readonly (readonly [string, Layer, number])[] = [
    ["states", states, 37],
    ["lgas", lgas, 774],
    ["senatorial_districts", senatorialDistricts, 109],
    ["federal_constituencies", federalConstituencies, 355],
  ];

  type Spot = readonly [number, number];

  const ringsOf = ({ shapes, waters }: Layer) => [...shapes, ...waters].map(({ path }) => readPath(path));

  const isInside = (rings: readonly (readonly Spot[])[], x: number, y: number): boolean =>
    rings.reduce(
      (crossings, ring) =>
        crossings +
        ring.filter(([bx, by], at) => {
          const [ax, ay] = ring.at(at - 1) as Spot;
          return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay);
        }).length,
      0,
    ) %
      2 ===
    1;

  describe.each(layers)("the map of %s", (_name, layer, count) => {
    const rings = ringsOf(layer);

    it("has every region, each with an area", () => {
      expect(layer.shapes).toHaveLength(count);
      expect(rings.filter((own) => own.length === 0 || own.some((ring) => ring.length < 3))).toEqual([]);
    });

    it("has neither a gap nor an overlap between neighbours: each line is walked once in each direction", () => {
      const walked = new Map<string, number>();
      for (const ring of rings.flat())
        for (const [at, [x, y]] of ring.entries()) {
          const [fromX, fromY] = ring.at(at - 1) as Spot;
          const line = `${fromX} ${fromY} ${x} ${y}`;
          walked.set(line, (walked.get(line) ?? 0) + 1);
        }
      expect([...walked].filter(([, times]) => times > 1)).toEqual([]);
      const edge = [...walked.keys()]
        .map((line) => line.split(" "))
        .filter(([ax, ay, bx, by]) => !walked.has(`${bx} ${by} ${ax} ${ay}`));
      // What is walked in one direction only is the edge of the country: it is closed.
      const ends = new Map<string, number>();
      for (const [ax, ay, bx, by] of edge) {
        ends.set(`${ax} ${ay}`, (ends.get(`${ax} ${ay}`) ?? 0) + 1);
        ends.set(`${bx} ${by}`, (ends.get(`${bx} ${by}`) ?? 0) - 1);
      }
      expect([...ends.values()].filter((end) => end !== 0)).toEqual([]);
      expect(edge.length).toBeLessThan(walked.size / 4);
    });

    it("has no lines that cross", () => {
      const once = new Set<string>();
      const lines = rings.flat().flatMap((ring) =>
        ring.flatMap((spot, at) => {
          const line = [ring.at(at - 1) as Spot, spot];
          const key = line.map(String).sort().join(" ");
          if (once.has(key)) return [];
          once.add(key);
          return [line];
        }),
      );
      // Narrow places touch on the grid, or cross by less than a unit, and no corner that is put back parts them.
      expect(crossingsOf(lines, CELL).filter(([a, b]) => depthOf(a, b) >= 1)).toEqual([]);
    });

    it("has each name inside its shape, with room for wide letters", () => {
      const outside = layer.shapes.filter(({ path, name, short }) =>
        [name, ...(short === undefined ? [] : [short])].some(({ lines, x, y, size }) => {
          const width = Math.max(...lines.map(widthOf)) * size;
          const height = lines.length * 1.1 * size;
          const own = readPath(path);
          const corners = [
            [x - width / 2, y - height / 2],
            [x + width / 2, y - height / 2],
            [x - width / 2, y + height / 2],
            [x + width / 2, y + height / 2],
          ] as const;
          const hasBorder = own
            .flat()
            .some(([bx, by]) => Math.abs(bx - x) < width / 2 && Math.abs(by - y) < height / 2);
          return size > 0 && (hasBorder || !corners.every(([cx, cy]) => isInside(own, cx, cy)));
        }),
      );
      expect(outside.map(({ code }) => code)).toEqual([]);
    });

    it("gives no two neighbours the same hue", () => {
      const sides = new Map<string, (typeof layer.shapes)[number]>();
      for (const shape of layer.shapes)
        for (const ring of readPath(shape.path))
          for (const [at, spot] of ring.entries()) sides.set(`${ring.at(at - 1)} ${spot}`, shape);
      // A creek that is narrower than a line has the same region on both sides.
      const same = [...sides].filter(([line, shape]) => {
        const [from, to] = line.split(" ");
        const other = sides.get(`${to} ${from}`);
        return other !== shape && other?.hue === shape.hue;
      });
      expect(same).toEqual([]);
    });
  });

  it("draws the states in at most 7 KB, as they are sent", () => {
    expect(brotliCompressSync(states.shapes.map(({ path }) => path).join("\n")).length).toBeLessThan(7_000);
  });
});

const spot = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));
const line = fc.array(spot, { minLength: 2, maxLength: 40 });

it("keeps the ends, the order, and every corner that is large enough", () => {
  fc.assert(
    fc.property(line, fc.integer({ min: 1, max: 500 }), (spots, least) => {
      const kept = simplify(spots, least);
      expect([kept[0], kept.at(-1)]).toEqual([spots[0], spots.at(-1)]);
      let from = 0;
      for (const one of kept) {
        const at = (spots as readonly Spot[]).indexOf(one, from);
        expect(at).toBeGreaterThanOrEqual(from);
        from = at + 1;
      }
      if (kept.length > 4)
        for (let at = 1; at < kept.length - 1; at++) {
          const [a, b, c] = kept.slice(at - 1) as [Spot, Spot, Spot];
          expect(Math.abs(doubleTriangle(a, b, c)) / 2).toBeGreaterThanOrEqual(least);
        }
    }),
  );
});
