import fc from "fast-check";
import { listLgas } from "naijaref/places";
import { expect, it } from "vitest";
import { boundaries } from "../operations/boundaries.ts";
import { writeLocation } from "./location-json.ts";
import { writeJson } from "./wire.ts";

/** The point of an LGA, or one near it: most are within 2 km of some border. */
const points = fc
  .tuple(
    fc.constantFrom(...listLgas().filter(({ lat }) => lat !== null)),
    fc.double({ min: -0.3, max: 0.3, noNaN: true }),
    fc.double({ min: -0.3, max: 0.3, noNaN: true }),
  )
  .map(([{ lat, lon }, north, east]) => ({ lat: (lat ?? 0) + north, lon: (lon ?? 0) + east }));

it("writes every location as any other record is written", () => {
  fc.assert(
    fc.property(points, (point) => {
      const found = boundaries.reverseGeocode(point);
      if ("lgaCode" in found) expect(writeLocation(found)).toBe(writeJson(found));
    }),
    { numRuns: 2000 },
  );
});
