import fc from "fast-check";
import { banksForAccount } from "naijaref/banks";
import { describe, expect, it } from "vitest";
import { accountNumber } from "./banks.ts";
import { pointInText } from "./degrees.ts";
import { day } from "./election-days.ts";
import { identifiers, type Kind, lookedFor } from "./parameter.ts";

/**
 * What the pattern of a parameter leaves out, the service refuses. So a pattern may say more than it did: all
 * that version 1 accepted, it accepts.
 */

const patternOf = ({ schema }: Kind<unknown>): RegExp => new RegExp(schema["pattern"] as string, "u");

const BLANKS = [..." \u00a0\u1680\u2000\u2003\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"];
const textOf = (...signs: readonly string[]): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...signs), maxLength: 24 });
const digits = (least: number, most: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: least, maxLength: most });
const number = (count: number): fc.Arbitrary<string> =>
  fc.nat(10 ** count - 1).map((one) => String(one).padStart(count, "0"));

/** Any text, in which no control character is: a request with one is refused before it is read. */
const anything = fc.string({ unit: "grapheme", maxLength: 24 }).filter((text) => !/\p{Cc}/u.test(text));

const account = fc
  .tuple(digits(9, 11), fc.array(fc.tuple(fc.nat(13), fc.constantFrom(...BLANKS, ..."-‐–—."))))
  .map(([plain, others]) =>
    others.reduce((text, [at, sign]) => text.slice(0, at) + sign + text.slice(at), plain),
  );
const aDay = fc.tuple(number(4), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }));
const degrees = fc
  .tuple(fc.constantFrom("", "-"), fc.nat(200).map(String), fc.constantFrom("", "0"), digits(0, 12))
  .map(([sign, whole, zero, rest]) => `${sign}${zero}${whole}${rest === "" ? "" : `.${rest}`}`);

const CASES: readonly (readonly [string, Kind<unknown>, (text: string) => boolean, fc.Arbitrary<string>])[] =
  [
    ["an account", accountNumber, (text) => banksForAccount(text).ok, account],
    [
      "a day",
      day,
      (text) => day.read(text).ok,
      aDay.map(([year, ...rest]) => [year, ...rest.map((one) => String(one).padStart(2, "0"))].join("-")),
    ],
    ["ids", identifiers, (text) => identifiers.read(text).ok, textOf(...BLANKS, ..."a0-é中,,,")],
    [
      "a point",
      pointInText,
      (text) => pointInText.read(text).ok,
      fc.tuple(degrees, degrees).map((pair) => pair.join(",")),
    ],
  ];

describe.each(CASES)("the pattern of %s", (_, kind, accepts, like) => {
  const pattern = patternOf(kind);
  it("accepts what the service does, and nothing else", () => {
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: like }, anything), (text) => {
        seen.add(accepts(text));
        expect([text, pattern.test(text)]).toEqual([text, accepts(text)]);
      }),
      { numRuns: 5_000 },
    );
    expect(seen.size).toBe(2);
  });
});

it("knows the last day of each month, in leap years too", () => {
  const pattern = patternOf(day);
  for (const year of [1900, 2000, 2023, 2024, 2100])
    for (let month = 1; month <= 12; month++) {
      const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
      const written = (one: number) => `${year}-${String(month).padStart(2, "0")}-${one}`;
      expect([pattern.test(written(last)), pattern.test(written(last + 1))]).toEqual([true, false]);
    }
});

describe("the pattern of a name to look for", () => {
  const pattern = patternOf(lookedFor);

  it("is right for each character up to U+00FF", () => {
    for (let code = 0xa0; code <= 0xff; code++) {
      const text = String.fromCodePoint(code);
      expect([text, pattern.test(text)]).toEqual([text, lookedFor.read(text).ok]);
    }
    for (let code = 0x20; code < 0x7f; code++) {
      const text = String.fromCodePoint(code);
      expect([text, pattern.test(text)]).toEqual([text, lookedFor.read(text).ok]);
    }
  });

  it("leaves out nothing that the service reads", () => {
    fc.assert(
      fc.property(fc.oneof(anything, textOf(..." -/'’&½ßé中𝐀𞤀🏻´")), (text) => {
        if (!pattern.test(text)) expect([text, lookedFor.read(text).ok]).toEqual([text, false]);
      }),
      { numRuns: 5_000 },
    );
  });
});
