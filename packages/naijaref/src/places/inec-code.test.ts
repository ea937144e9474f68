import fc from "fast-check";
import { expect, it } from "vitest";
import { unwrap } from "../../../../tests/library/unwrap.ts";
import { findLga, findWard, listLgas, listWards } from "./index.ts";

const separator = fc.constantFrom("-", "/", " ", " - ", "–", " / ");
const zeros = fc.constantFrom("", "0", "00");

/** Ways in which the numbers of a code are printed and typed. The last one keeps its two digits. */
const writings = (code: string): fc.Arbitrary<string> => {
  const parts = code.split("-");
  const number = (part: string, at: number) =>
    at === parts.length - 1
      ? zeros.map((some) => `${some}${part}`)
      : zeros.map((some) => `${some}${Number(part)}`);
  const apart = fc
    .tuple(separator, fc.tuple(...parts.map(number)))
    .map(([between, numbers]) => numbers.join(between));
  return fc
    .tuple(fc.oneof(apart, fc.constant(parts.join(""))), fc.constantFrom("", " ", "\n"))
    .map(([text, blank]) => `${blank}${text}${blank}`);
};

const written = <T>(records: readonly T[], codeOf: (record: T) => string) =>
  fc.constantFrom(...records).chain((record) => fc.tuple(fc.constant(record), writings(codeOf(record))));

it("finds a ward by every writing of its code", () => {
  fc.assert(
    fc.property(
      written(listWards(), ({ code }) => code),
      ([ward, text]) => {
        expect(unwrap(findWard(text))).toBe(ward);
      },
    ),
  );
});

it("finds an LGA by every writing of its code", () => {
  fc.assert(
    fc.property(
      written(listLgas(), ({ inecCode }) => inecCode),
      ([lga, text]) => {
        expect(unwrap(findLga(text))).toBe(lga);
      },
    ),
  );
});

it.each([
  "24-11-1",
  "24/11/1",
  "24-11-01-005",
  "2411011",
  "24-11",
  "24-111-01",
  "24--11-01",
  "24-11-",
  "0x18-11-01",
  "²4-11-01",
])("does not take %s for a ward", (text) => {
  expect(findWard(text)).toMatchObject({ ok: false, reason: "unknown_ward" });
});
