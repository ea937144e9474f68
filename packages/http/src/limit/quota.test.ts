import fc from "fast-check";
import { expect, it } from "vitest";
import { quotaFields } from "./quota.ts";

it("writes what is left in plain digits, however much it is", () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat(2000), fc.nat(9_999_999_999)), fc.integer({ min: 1, max: 60 }), (r, t) => {
      const fields = quotaFields({ allowed: true, remaining: r, seconds: t });
      expect(fields).toEqual(["RateLimit", `"default";r=${r};t=${t}`]);
    }),
    { numRuns: 1000 },
  );
});

it("says when to come again, and nothing of what the limiter does not tell", () => {
  expect(quotaFields({ allowed: false, remaining: 0, seconds: 7 })).toEqual([
    "RateLimit",
    '"default";r=0;t=7',
    "Retry-After",
    "7",
  ]);
  expect(quotaFields({ allowed: true, remaining: undefined, seconds: 60 })).toEqual([]);
});
