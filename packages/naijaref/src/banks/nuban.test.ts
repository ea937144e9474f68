import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDigitOf, institutionDigits } from "./nuban.ts";

/** The remainder of a whole account number: 0 when its check digit fits. */
const remainder = (cbnCode: string, account: string): number => {
  const expected = checkDigitOf(cbnCode, account.slice(0, 9));
  return (Number(account.at(-1)) - expected + 10) % 10;
};

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(""));

const cbnCode = fc.oneof(digits(3), digits(5));

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

it("gives deposit money banks the digit of the standard of 2010, for all thousand codes", () => {
  for (let code = 0; code < 1000; code++) {
    const digits = `${String(code).padStart(3, "0")}123456789`;
    const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 3 === 1 ? 7 : 3), 0);
    expect(checkDigitOf(digits.slice(0, 3), "123456789")).toBe((10 - (sum % 10)) % 10);
  }
});

/**
 * The check is linear: replacing a digit `from` by `to` at one place moves the remainder by an amount that
 * depends on place and digits alone. So one account for each case proves it for all accounts, and the cases
 * are counted out.
 */
describe("what a slip does to the check", () => {
  const base = "0000000000";
  const put = (account: string, ...changes: readonly (readonly [at: number, digit: number])[]) =>
    changes.reduce((text, [at, digit]) => text.slice(0, at) + digit + text.slice(at + 1), account);

  it("is linear: the remainder of a sum of accounts is the sum of their remainders", () => {
    fc.assert(
      fc.property(cbnCode, digits(10), digits(10), (code, one, other) => {
        const sum = [...one].map((digit, at) => (Number(digit) + Number(other[at])) % 10).join("");
        expect(remainder(code, sum)).toBe(
          (remainder(code, one) + remainder(code, other) - remainder(code, base) + 20) % 10,
        );
      }),
    );
  });

  it("finds every change of one digit: 10 places, 90 changes each", () => {
    for (let at = 0; at < 10; at++) {
      for (const from of DIGITS) {
        for (const to of DIGITS.filter((digit) => digit !== from)) {
          expect(remainder("011", put(base, [at, from])), `${from} to ${to} at ${at}`).not.toBe(
            remainder("011", put(base, [at, to])),
          );
        }
      }
    }
  });

  /** For two places the pairs of different digits whose swap goes unnoticed. */
  function unnoticed(first: number, second: number): [number, number][] {
    const pairs: [number, number][] = [];
    for (const a of DIGITS) {
      for (const b of DIGITS) {
        const before = put(base, [first, a], [second, b]);
        const after = put(base, [first, b], [second, a]);
        if (a !== b && remainder("011", before) === remainder("011", after)) pairs.push([a, b]);
      }
    }
    return pairs;
  }

  const fiveApart = DIGITS.map((a) => [a, (a + 5) % 10]);
  const allPairs = DIGITS.flatMap((a) => DIGITS.filter((b) => b !== a).map((b) => [a, b]));

  it("finds a swap of neighbours unless they are five apart, but none of those that weigh 3 both", () => {
    for (let at = 0; at < 9; at++)
      expect(unnoticed(at, at + 1), `${at}`).toEqual(at === 2 || at === 5 ? allPairs : fiveApart);
    const missed = 7 * fiveApart.length + 2 * allPairs.length;
    expect(9 * 90 - missed, "of 810 swaps of different neighbours").toBe(560);
  });
});
