import fc from "fast-check";
import { expect, it } from "vitest";
import { slugify } from "./fold.ts";

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
