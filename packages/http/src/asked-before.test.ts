import fc from "fast-check";
import { expect, it } from "vitest";
import { AskedBefore } from "./asked-before.ts";

it("remembers what came last, whatever it is", () => {
  const asked = new AskedBefore();
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      asked.check(text);
      expect(asked.check(text)).toBe(true);
    }),
  );
});

it("takes hardly any text for one that came before", () => {
  const asked = new AskedBefore();
  const texts = Array.from({ length: 100_000 }, (_, number) => `/v1/phone/${8_030_000_000 + number}`);
  expect(texts.filter((text) => asked.check(text))).toEqual([]);
});

it("remembers most of the last thousands, and forgets the others", () => {
  const asked = new AskedBefore();
  const texts = Array.from({ length: 300_000 }, (_, number) => `/v1/plates/KJA-${number}`);
  for (const text of texts) asked.check(text);
  expect(texts.slice(-10_000).filter((text) => asked.check(text)).length).toBeGreaterThan(7000);
  expect(texts.slice(0, 10_000).filter((text) => asked.check(text)).length).toBeLessThan(1000);
});
