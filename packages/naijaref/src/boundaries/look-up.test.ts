import {
  contains,
  readTopology,
  ringsByShape,
  type Topology,
  WITNESS_FILE,
} from "@naijaref/tools/boundaries";
import { describe, expect, it } from "vitest";
import { unwrap } from "../../../../tests/library/unwrap.ts";
import { listLocalities } from "../localities/index.ts";
import { listLgas } from "../places/index.ts";
import { distanceTo, reverseGeocode } from "./index.ts";
import { scaleAt } from "./lines/metres.ts";

/** Millionths of a degree, in which the borders are whole numbers. */
type Point = readonly [lon: number, lat: number];

const shapesOf = (topology: Topology) =>
  [...ringsByShape(topology)].map(([id, rings]) => {
    const positions = rings.flat();
    const [west, east] = extent(positions.map(([lon]) => lon));
    const [south, north] = extent(positions.map(([, lat]) => lat));
    return { id, rings, west, south, east, north };
  });

const shapes = shapesOf(readTopology());

function extent(values: readonly number[]): readonly [number, number] {
  return [
    values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
  ];
}

/** A naive scan: the rings of every shape whose rectangle contains the point. */
function scan([lon, lat]: Point, of = shapes): string | undefined {
  const found = of.filter(
    ({ rings, west, south, east, north }) =>
      lon >= west && lon <= east && lat >= south && lat <= north && contains(rings, [lon, lat]),
  );
  expect(found.length).toBeLessThan(2);
  return found[0]?.id;
}

const locate = ([lon, lat]: Point) => reverseGeocode({ lat: lat / 1e6, lon: lon / 1e6 });

/** The id of the shape that the library finds. */
function found(point: Point): string | undefined {
  const location = locate(point);
  if (location.ok) return location.value.lga.code;
  return location.reason === "water" ? "lagos-lagoon" : undefined;
}

/**
 * The same points in each run, without a pattern: the fractional parts of multiples of two irrational
 * numbers.
 */
const spread = (count: number): Point[] =>
  Array.from({ length: count }, (_, at) => [
    Math.round(2_600_000 + 12_200_000 * ((at * Math.SQRT2) % 1)),
    Math.round(4_200_000 + 9_800_000 * ((at * Math.E) % 1)),
  ]);

describe("reverseGeocode", () => {
  it("finds what a naive scan finds, anywhere", () => {
    const wrong = spread(15_000).filter((point) => found(point) !== scan(point));
    expect(wrong).toEqual([]);
  });

  it("finds what a naive scan finds on and beside every border", () => {
    const rings = shapes.flatMap((shape) => shape.rings);
    // One position of twelve: all of them take a minute.
    const step = 12;
    const wrong = rings.flatMap((ring) =>
      ring.slice(1).flatMap(([x1, y1], at): Point[] => {
        if (at % step !== 0) return [];
        const [x0, y0] = ring[at] ?? [x1, y1];
        const middle: Point = [Math.round((x0 + x1) / 2), Math.round((y0 + y1) / 2)];
        const beside = ([-1, 0, 1] as const).map(
          (by): Point => [x1 + (at % 2 === 0 ? by : 0), y1 + (at % 2) * by],
        );
        return [middle, ...beside].filter((point) => found(point) !== scan(point));
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("measures the border as the nearest line of all, and names the LGAs within 2 km", () => {
    for (const point of spread(300)) {
      const location = locate(point);
      if (!location.ok) continue;
      const { lat, lon, lga, distanceToBorder, neighbours } = location.value;
      expect(distanceToBorder).toBe(Math.round(nearestLine(point, lga.code)));
      const near = listLgas().filter((other) => {
        const distance = distanceTo({ lat, lon }, other);
        return other !== lga && distance.ok && distance.value <= 2000;
      });
      expect(neighbours.map((neighbour) => neighbour.lga.code).toSorted()).toEqual(
        near.map(({ code }) => code),
      );
      for (const neighbour of neighbours)
        expect(distanceTo({ lat, lon }, neighbour.lga)).toEqual({ ok: true, value: neighbour.distance });
    }
  });

  it("names LGAs that meet at a corner, and so are equally far, in the order of their codes", () => {
    const { neighbours } = unwrap(reverseGeocode({ lat: 11.711, lon: 8.626 }));
    expect(neighbours.map(({ lga, distance }) => [lga.code, distance])).toEqual([
      ["NG020009", 1815],
      ["NG020027", 1815],
    ]);
  });

  it("names the nearest of all localities that have a point, with its distance", () => {
    const localities = listLocalities().filter(
      ({ lat, unverifiedFields }) => lat !== null && !unverifiedFields.includes("lat"),
    );
    for (const point of spread(400)) {
      const location = locate(point);
      if (!location.ok) continue;
      const { lat, nearestLocality } = location.value;
      const { lon: perLon, lat: perLat } = scaleAt(lat * 1e6);
      const distances = localities.map((one) =>
        Math.hypot(
          ((one.lon as number) * 1e6 - point[0]) * perLon,
          ((one.lat as number) * 1e6 - point[1]) * perLat,
        ),
      );
      const least = distances.reduce((a, b) => Math.min(a, b));
      expect(Math.abs(nearestLocality.distance - least)).toBeLessThan(1);
      expect(distances[localities.indexOf(nearestLocality.locality)]).toBeCloseTo(least, 0);
    }
  });

  it("says whether the outlines of the other source agree, right to 250 m", () => {
    const others = shapesOf(readTopology(WITNESS_FILE));
    let disagreements = 0;
    for (const point of spread(1500)) {
      const location = locate(point);
      if (!location.ok) continue;
      const { lga, witnesses, otherOutline } = location.value;
      expect(witnesses).toBe(otherOutline === undefined ? 2 : 1);
      if (otherOutline !== undefined) disagreements++;
      const drawn = scan(point, others);
      const said = otherOutline === undefined ? lga.code : otherOutline.lga?.code;
      if (said === (drawn === "lagos-lagoon" ? undefined : drawn)) continue;
      const away = [said, drawn].map((code) =>
        code === undefined ? Number.POSITIVE_INFINITY : nearestLine(point, code, others),
      );
      expect(Math.min(...away), String(point)).toBeLessThanOrEqual(265);
    }
    expect(disagreements).toBeGreaterThan(0);
  });

  it.each([
    ["at sea", { lat: 4, lon: 5 }, "BY"],
    ["abroad", { lat: 6.37, lon: 2.43 }, "LA"],
    ["far away", { lat: -90, lon: 180 }, undefined],
  ])("says outside %s, with the nearest LGA", (_, point, state) => {
    const location = reverseGeocode(point);
    if (location.ok || location.reason !== "outside") throw new Error("it must be outside");
    if (state !== undefined) expect(location.nearest.lga.stateCode).toBe(state);
    expect(location.exchanged).toBeUndefined();
    expect(distanceTo(point, location.nearest.lga)).toEqual({ ok: true, value: location.nearest.distance });
  });

  it("says where the point would be with lat and lon exchanged", () => {
    const exchanged = { reason: "outside", exchanged: { name: "Ikeja" } };
    expect(reverseGeocode({ lat: 3.3515, lon: 6.6018 })).toMatchObject(exchanged);
  });

  it("says that Lagos Lagoon is water of Lagos", () => {
    const lagoon = { reason: "water", water: "Lagos Lagoon", state: { code: "LA" } };
    expect(reverseGeocode({ lat: 6.5, lon: 3.5 })).toMatchObject(lagoon);
  });

  it.each([
    ...[undefined, null, "6.6,3.35", {}, { lat: "6.6", lon: "3.35" }, { lat: Number.NaN, lon: 3 }],
    ...[
      { lat: 91, lon: 3 },
      { lat: 6, lon: -181 },
      { lat: Number.POSITIVE_INFINITY, lon: 3 },
    ],
  ])("refuses %j", (point) => {
    expect(reverseGeocode(point as never)).toEqual({ ok: false, reason: "not_a_coordinate" });
  });
});

/**
 * Metres to the nearest line of an LGA, from all of its lines, on a sphere of the size of the earth at the
 * point.
 */
function nearestLine([lon, lat]: Point, code: string, of = shapes): number {
  const phi = (lat / 1e6) * (Math.PI / 180);
  const [a, e2] = [6_378_137, 0.00669437999014];
  const w = Math.sqrt(1 - e2 * Math.sin(phi) ** 2);
  const perLon = ((Math.PI / 180) * a * Math.cos(phi)) / w / 1e6;
  const perLat = ((Math.PI / 180) * a * (1 - e2)) / w ** 3 / 1e6;
  const rings = of.find(({ id }) => id === code)?.rings ?? [];
  const distances = rings.flatMap((ring) =>
    ring.slice(1).map(([x1, y1], at) => {
      const [x0, y0] = ring[at] ?? [x1, y1];
      const [ax, ay, bx, by] = [
        (x0 - lon) * perLon,
        (y0 - lat) * perLat,
        (x1 - lon) * perLon,
        (y1 - lat) * perLat,
      ];
      const square = (bx - ax) ** 2 + (by - ay) ** 2;
      const along = Math.min(1, Math.max(0, (ax * (ax - bx) + ay * (ay - by)) / square));
      return Math.hypot(ax + along * (bx - ax), ay + along * (by - ay));
    }),
  );
  return distances.reduce((a, b) => Math.min(a, b));
}
