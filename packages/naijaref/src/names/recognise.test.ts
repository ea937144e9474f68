import fc from "fast-check";
import { expect, it } from "vitest";
import { formOf, isLikeAddress } from "./recognise.ts";

it.each([
  ["6.6018, 3.3515", "coordinates"],
  ["24-11-01-007", "polling_unit"],
  ["PU 24/11/01/7", "polling_unit"],
  ["LA/11/01/007", "polling_unit"],
  ["KJA-123AB", "plate"],
  ["01B-266FG", "plate"],
  ["0803 123 4567", "number"],
  ["+234 (803) 123-4567", "number"],
  ["0000014579", "number"],
  ["Ikeja", "words"],
  ["12 Bode Thomas Street", "words"],
  ["1".repeat(65), "words"],
  ["", "words"],
])("takes %s for %s", (text, form) => {
  expect(formOf(text)).toBe(form);
});

it("takes several words that are no name for an address", () => {
  expect(isLikeAddress("12 Bode Thomas Street", false, false)).toBe(true);
  expect(isLikeAddress("Bodija, Ibadan", false, true)).toBe(true);
  expect(isLikeAddress("Ojodu Berger", false, false)).toBe(true);
  expect(isLikeAddress("Awka Suth", false, true)).toBe(false);
  expect(isLikeAddress("Ikeja Federal Constituency", true, true)).toBe(false);
  expect(isLikeAddress("24-11 01", false, false)).toBe(false);
});

it("has one form for every text, blanks around it aside", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(formOf(` ${text} `)).toBe(formOf(text));
    }),
  );
});
