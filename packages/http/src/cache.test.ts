import fc from "fast-check";
import { expect, it } from "vitest";
import { AskedBefore, Generations } from "./cache.ts";

it("keeps what is used, and forgets what is not", () => {
  const kept = new Generations<number, string>(10);
  kept.set(0, "used");
  for (let key = 1; key <= 1000; key++) {
    kept.set(key, "once");
    expect(kept.get(0)).toBe("used");
  }
  expect(kept.get(1000)).toBe("once");
  expect(kept.get(1)).toBeUndefined();
});

it("never holds more than two generations weigh", () => {
  const kept = new Generations<number, string>(100, (value) => value.length);
  for (let key = 0; key < 500; key++) {
    kept.set(key, "x".repeat((key % 30) + 1));
    const held = Array.from({ length: 500 }, (_, at) => at).filter((at) => at <= key);
    expect(kept.size).toBeLessThanOrEqual(held.length);
  }
  expect(kept.size).toBeLessThan(40);
});

it("holds what weighs more than a generation alone", () => {
  const kept = new Generations<string, string>(3, (value) => value.length);
  kept.set("small", "x");
  kept.set("big", "xxxxxxxxx");
  expect(kept.get("big")).toBe("xxxxxxxxx");
  kept.set("next", "x");
  kept.set("last", "xxx");
  expect(kept.get("big")).toBeUndefined();
});

it("forgets after two ages what nobody asked for", () => {
  const kept = new Generations<string, number>(10);
  kept.set("asked", 1);
  kept.set("not asked", 2);
  kept.age();
  expect(kept.get("asked")).toBe(1);
  kept.age();
  expect([kept.get("asked"), kept.get("not asked")]).toEqual([1, undefined]);
});

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
