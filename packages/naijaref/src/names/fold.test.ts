import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, foldPlace, foldsToNothing, joined, slugify } from "./fold.ts";

describe("fold", () => {
  it("is the same for composed and decomposed accents", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        expect(fold(name.normalize("NFD"))).toBe(fold(name.normalize("NFC")));
      }),
    );
  });

  it("folds plain text alike beside text that is not plain", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii" }), (name) => {
        expect(fold(`${name} \u00e9`)).toBe(`${fold(name)} e`.trim());
      }),
    );
  });

  it("says of any text whether nothing is left of it", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" })), (name) => {
        expect(foldsToNothing(name)).toBe(fold(name) === "");
      }),
    );
  });

  it("folds what is folded to itself", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        expect(fold(fold(name))).toBe(fold(name));
      }),
    );
  });
});

describe("foldPlace", () => {
  it.each([
    ["Lagos State", "lagos"],
    ["Ikeja LGA", "ikeja"],
    ["Ikeja L.G.A.", "ikeja"],
    ["Ikeja Local Govt. Area", "ikeja"],
    ["Ikeja Local Govt", "ikeja"],
    ["Ikeja Local Government Area", "ikeja"],
    ["Bwari Area Council", "bwari"],
    ["State", "state"],
    ["Interstate", "interstate"],
  ])("folds %s to %s", (name, folded) => {
    expect(foldPlace(name)).toBe(folded);
  });
});

it("joins words that a person may write as one", () => {
  expect(joined(fold("Jema'a"))).toBe(joined(fold("Jemaa")));
});

it.each([
  ["Federal Capital Territory", "federal-capital-territory"],
  ["Jema'a", "jemaa"],
  ["Ado-Odo/Ota", "ado-odo-ota"],
  ["Ward 2 (Part II)", "ward-2-part-ii"],
])("makes %s the slug %s", (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

it("never holds anything but lower-case letters, digits and single hyphens between them", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(slugify(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
    }),
  );
});
