import fc from "fast-check";
import { expect, it } from "vitest";
import { roundDegrees, writeDegrees } from "./degrees.ts";

it("writes degrees as the engine does", () => {
  fc.assert(
    fc.property(fc.double({ min: -180, max: 180, noNaN: true }), fc.nat(6), (degrees, decimals) => {
      const rounded = roundDegrees(Number(degrees.toFixed(decimals)));
      expect(writeDegrees(rounded)).toBe(String(rounded));
    }),
    {
      numRuns: 5000,
      examples: [
        [0, 0],
        [-0, 0],
        [0.000001, 6],
        [-0.000001, 6],
        [-0.0000004, 6],
        [179.999999, 6],
      ],
    },
  );
});
