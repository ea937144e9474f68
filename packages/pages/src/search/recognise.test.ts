import fc from "fast-check";
import { listBanks } from "naijaref/banks";
import { listLgas, listStates } from "naijaref/places";
import { describe, expect, it } from "vitest";
import { readCoordinates } from "./reading.ts";
import { recognise } from "./recognise.ts";

const kindsOf = (text: string) =>
  recognise(text).map(({ kind, isValid }) => `${isValid ? "" : "no "}${kind}`);

describe("what a text is", () => {
  it.each([
    ["0803 123 4567", ["phone"]],
    ["tel:+234-803-123-4567", ["phone"]],
    ["O8O3 123 4567", ["phone"]],
    ["8031234567", ["phone", "account"]],
    ["0000014579", ["account"]],
    ["0731 234 5678", ["no phone"]],
    ["112", ["short_code"]],
    ["KJA-123AB", ["plate"]],
    ["kja 123 ab", ["plate"]],
    ["KJA-1234AB", ["no plate"]],
    ["24-11-01-007", ["polling_unit"]],
    ["99-11-01-007", ["no polling_unit"]],
    ["6.6018, 3.3515", ["coordinates"]],
    ["96.6, 3.3", ["no coordinates"]],
    ["Lagos", []],
    ["24-11-01", []],
    ["NG025011", []],
    ["", []],
  ])("%s", (text, kinds) => {
    expect(kindsOf(text)).toEqual(kinds);
  });

  it("is nothing for the name of a state, an LGA or a bank", () => {
    // A name of three letters may be a place code of plates too, and stands before it.
    const strong = (text: string) => recognise(text).filter(({ isWeak }) => isWeak === undefined);
    for (const { name, code } of [...listStates(), ...listLgas()])
      expect([strong(name), strong(code)]).toEqual([[], []]);
    for (const { name } of listBanks()) expect(strong(name)).toEqual([]);
  });
});

describe("a text that is only begun", () => {
  it.each([
    ["0803", "MTN number, 7 more digits"],
    ["KJA", "Plates that begin with KJA, 5 more letters and digits"],
    ["KJA-123A", "Plates that begin with KJA, 1 more letter"],
    ["24-11-01-0", "Polling unit of Anifowoshe/Ikeja, 2 more digits"],
    ["000001457", "Account number, 1 more digit"],
  ])("%s is %s, and nothing is called wrong", (text, said) => {
    const [first, ...others] = recognise(text);
    expect(`${first?.title}, ${first?.toCome}`).toBe(said);
    expect(others.filter(({ isValid, toCome }) => !isValid && toCome === undefined)).toEqual([]);
  });

  it("is never called wrong on the way to a phone number, a plate, a unit or an account number", () => {
    for (const whole of ["08031234567", "KJA-123AB", "0000014579", "24-11-01-007", "+2348031234567"])
      for (let length = 1; length < whole.length; length++) {
        const wrong = recognise(whole.slice(0, length)).filter(
          ({ isValid, toCome }) => !isValid && toCome === undefined,
        );
        expect([whole.slice(0, length), wrong]).toEqual([whole.slice(0, length), []]);
      }
  });
});

it("says why, with an address that is a path, of any text, and never sends a person’s number", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 70 }),
    fc.string({ unit: fc.constantFrom(..."0123456789+-/. ,°NSEWABKJ"), maxLength: 24 }),
  );
  fc.assert(
    fc.property(text, (typed) => {
      for (const { kind, title, detail, address } of recognise(typed)) {
        expect(address).toMatch(/^\/[a-z]/);
        expect([title.length > 5, detail.length > 2]).toEqual([true, true]);
        if (["account", "phone", "plate"].includes(kind))
          expect(address.split("#")[0]).toMatch(/^\/(check|read)\/[a-z]+$/);
      }
    }),
    { numRuns: 3_000 },
  );
});

it("reads coordinates as they were written", () => {
  const degrees = (most: number) =>
    fc.integer({ min: -most * 1e4, max: most * 1e4 }).map((number) => number / 1e4);
  fc.assert(
    fc.property(degrees(90), degrees(180), (lat, lon) => {
      expect(readCoordinates(`${lat.toFixed(4)}, ${lon.toFixed(4)}`)).toEqual({ lat, lon });
    }),
  );
});
