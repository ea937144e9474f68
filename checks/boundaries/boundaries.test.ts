import { contains, type Shape, type Step, type Topology, type WaterShape } from "@naijaref/tools/boundaries";
import { cross, crossingsOf } from "@naijaref/tools/boundaries/crossings";
import { topologyOf } from "naijaref/boundaries";
import { expect, it } from "vitest";
import { unpackBorders } from "../../packages/naijaref/src/boundaries/lines/read-lines.ts";
import { witnessTable } from "../../packages/naijaref/src/generated/witness-borders.ts";
import { dataset, without } from "../edited.ts";
import { type Broken, proveRules } from "../prove-rules.ts";
import type { CheckedDataset } from "../rule.ts";
import { points, shapes } from "./shapes.ts";

/** The dataset with other outlines, for tests that break them. */
const redrawn = (change: (topology: Topology) => Topology): CheckedDataset => ({
  ...dataset,
  topology: change(dataset.topology),
});

/** Aba North: one polygon of a few arcs, the first of which is arc 0. */
const LGA = "NG001001";

/** The dataset with other shapes in place of that LGA's. */
const reshaped = (change: (shape: Shape) => readonly Shape[]): CheckedDataset =>
  redrawn(({ objects, ...rest }) => {
    const geometries = objects.lgas.geometries.flatMap((one) => (one.id === LGA ? change(one) : [one]));
    return { ...rest, objects: { ...objects, lgas: { ...objects.lgas, geometries } } };
  });

const withProperties = (properties: Partial<Shape["properties"]>): CheckedDataset =>
  reshaped((shape) => [{ ...shape, properties: { ...shape.properties, ...properties } }]);

const withWater = (
  { objects, ...rest }: Topology,
  change: (shape: WaterShape) => readonly WaterShape[],
): Topology => {
  const geometries = objects.water.geometries.flatMap(change);
  return { ...rest, objects: { ...objects, water: { ...objects.water, geometries } } };
};

const BROKEN: readonly Broken[] = [
  [shapes, "an LGA without a shape", reshaped(() => []), LGA],
  [shapes, "a shape without an LGA", without("lgas", LGA), LGA],
  [shapes, "two shapes of one LGA", reshaped((shape) => [shape, shape]), LGA],
  [shapes, "the shape of another LGA", withProperties({ shape_name: "Ikeja" }), LGA],
  [shapes, "a shape that is joined twice", withProperties({ shape_id: "NG001002" }), LGA],
  [
    shapes,
    "water of no state",
    redrawn((all) =>
      withWater(all, (one) => [{ ...one, properties: { ...one.properties, state_code: "XX" } }]),
    ),
    "lagos-lagoon",
  ],
  [points, "a point in the LGA beside it", ["lgas", LGA, { lat: 5.1, lon: 7.35 }]],
  [points, "an exchanged point", ["states", "LA", { lat: 3.71157, lon: 6.53464 }]],
];

proveRules(BROKEN);

const line = (...[x0, y0, x1, y1]: readonly [number, number, number, number]) =>
  ({
    arc: 0,
    from: [x0, y0],
    to: [x1, y1],
  }) as const;

it.each([
  ["cross", line(0, 0, 4, 4), line(0, 4, 4, 0), true],
  ["share an end", line(0, 0, 4, 4), line(4, 4, 8, 0), false],
  ["touch", line(0, 0, 4, 4), line(2, 2, 8, 0), true],
  ["overlap", line(0, 0, 4, 4), line(2, 2, 8, 8), true],
  ["overlap from a shared end", line(0, 0, 4, 4), line(0, 0, 2, 2), true],
  ["are the same, in the other direction", line(0, 0, 4, 4), line(4, 4, 0, 0), true],
  ["are apart on one line", line(0, 0, 1, 1), line(2, 2, 8, 8), false],
  ["are apart", line(0, 0, 4, 0), line(0, 1, 4, 1), false],
] as const)("sees lines that %s", (_, a, b, expected) => {
  expect(cross(a, b)).toBe(expected);
  expect(cross(b, a)).toBe(expected);
});

it("puts a point on a border into one of the two shapes: the eastern or the northern", () => {
  const square = (x: number, y: number) =>
    [
      [
        [x, y],
        [x + 2, y],
        [x + 2, y + 2],
        [x, y + 2],
        [x, y],
      ],
    ] as const;
  const inside = (point: readonly [number, number]) =>
    [square(0, 0), square(2, 0), square(0, 2), square(2, 2)].map((shape) => contains(shape, point));
  expect(inside([2, 1])).toEqual([false, true, false, false]);
  expect(inside([1, 2])).toEqual([false, false, true, false]);
  expect(inside([2, 2])).toEqual([false, false, false, true]);
});

it("has no crossing borders of the other source, of which positions are left out", () => {
  const { arcs, first, lons, lats } = unpackBorders(witnessTable);
  const lines = Array.from({ length: arcs }, (_, arc) =>
    Array.from(lons.subarray(first[arc], first[arc + 1]), (lon, at): Step => {
      const lat = lats[Number(first[arc]) + at] ?? 0;
      return [lon / witnessTable.grid, lat / witnessTable.grid];
    }),
  );
  expect(lines.flat().length).toBeGreaterThan(20_000);
  expect(crossingsOf(lines)).toEqual([]);
});

it("has no crossing borders after positions are left out to draw", () => {
  const topology = topologyOf({ of: "lgas", detail: "draw" });
  if (!topology.ok) throw new Error(topology.reason);
  const arcs = topology.value.arcs.map((steps) => {
    let [lon, lat] = [0, 0];
    return steps.map(([dLon, dLat]): Step => {
      lon += dLon;
      lat += dLat;
      return [lon, lat];
    });
  });
  expect(crossingsOf(arcs)).toEqual([]);
});
