import fc from "fast-check";
import { expect, it } from "vitest";
import { checkDigitOf, institutionDigits } from "./nuban.ts";

it.each([
  ["011", "000011"],
  ["232", "000232"],
  ["50547", "950547"],
])("pads %s to %s, the central bank's own examples", (code, padded) => {
  expect(institutionDigits(code)).toBe(padded);
});

it.each([
  ["011", "000001457", 9],
  ["011", "000000022", 0],
])("works the central bank's examples: %s and %s give %i", (code, serial, digit) => {
  expect(checkDigitOf(code, serial)).toBe(digit);
});

/** Of so many digits. */
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: length, maxLength: length });

/** From this it follows by arithmetic which slips the digit finds (docs/decisions). */
it("makes the weighted sum a multiple of ten, at every institution and for every serial number", () => {
  fc.assert(
    fc.property(fc.oneof(digits(3), digits(5)), digits(9), (code, serial) => {
      const all = `${code.length === 5 ? "9" : ""}${code}${serial}`;
      const sum = [...all].reduce((total, digit, at) => total + Number(digit) * (at % 3 === 1 ? 7 : 3), 0);
      expect((sum + checkDigitOf(code, serial)) % 10).toBe(0);
    }),
    { numRuns: 2000 },
  );
});
