import fc from "fast-check";
import { listBanks } from "naijaref/banks";
import { listLgas, listStates } from "naijaref/places";
import { describe, expect, it } from "vitest";
import { readCoordinates } from "./coordinates.ts";
import { recognise } from "./recognise.ts";

const kindsOf = (text: string) =>
  recognise(text).map(({ kind, isValid }) => `${isValid ? "" : "no "}${kind}`);

describe("what a text is", () => {
  it.each([
    ["0803 123 4567", ["phone"]],
    ["+234 803 123 4567", ["phone"]],
    ["8031234567", ["phone", "account"]],
    ["0000014579", ["account"]],
    ["0731 234 5678", ["no phone"]],
    ["080312345678901", ["no phone"]],
    ["112", ["short_code"]],
    ["KJA-123AB", ["plate"]],
    ["kja 123 ab", ["plate"]],
    ["AB123-KJA", ["plate"]],
    ["KJA-1234AB", ["no plate"]],
    ["01B-266FG", ["plate"]],
    ["24-11-01-007", ["polling_unit"]],
    ["24/11/01/007", ["polling_unit"]],
    ["99-11-01-007", ["no polling_unit"]],
    ["6.6018, 3.3515", ["coordinates"]],
    ["6.6018 N, 3.3515 E", ["coordinates"]],
    ["96.6, 3.3", ["no coordinates"]],
    ["Lagos", []],
    ["044", []],
    ["24-11", []],
    ["24-11-01", []],
    ["NG025011", []],
    ["FC236", []],
    ["", []],
  ])("%s", (text, kinds) => {
    expect(kindsOf(text)).toEqual(kinds);
  });

  it("is nothing for the name of a state, an LGA or a bank", () => {
    for (const { name, code } of [...listStates(), ...listLgas()])
      expect([recognise(name), recognise(code)]).toEqual([[], []]);
    for (const { name } of listBanks()) expect(recognise(name)).toEqual([]);
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
