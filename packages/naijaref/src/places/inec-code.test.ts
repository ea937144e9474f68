import fc from "fast-check";
import { expect, it } from "vitest";
import { unwrap } from "../../../../tests/library/unwrap.ts";
import { listConstituencies } from "../elections/index.ts";
import { parsePollingUnitCode } from "../polling-units/index.ts";
import { findLga, findWard, listLgas, listStates, listWards } from "./index.ts";

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

const abbreviations = new Set([
  ...listStates().map(({ code, inecCode }) => `${code} ${inecCode}`),
  ...unwrap(listConstituencies()).map(({ inecCode, stateCode }) => {
    const state = listStates().find(({ code }) => code === stateCode);
    return `${inecCode.slice(inecCode.lastIndexOf("/") + 1)} ${state?.inecCode}`;
  }),
]);

it("reads the letters of a state in place of its number, as older cards have them", () => {
  expect(abbreviations.size).toBeGreaterThan(50);
  for (const pair of abbreviations) {
    const [letters = "", number = ""] = pair.split(" ");
    expect(unwrap(findLga(`${letters}/01`)).inecCode, pair).toBe(`${number}-01`);
    expect(unwrap(findWard(`${letters.toLowerCase()}-01-01`)).code, pair).toBe(`${number}-01-01`);
    expect(unwrap(parsePollingUnitCode(`PU Code: ${letters} / 01 / 01 / 001`)).code, pair).toBe(
      `${number}-01-01-001`,
    );
  }
});

it.each(["XX/11/01/007", "LAG/11/01/007", "Lagos 11/01/007", "LA/11/01/007/3"])(
  "does not take %s for a unit",
  (text) => {
    expect(parsePollingUnitCode(text)).toMatchObject({ ok: false, reason: "not_a_code" });
  },
);
