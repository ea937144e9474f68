import { expect, it } from "vitest";
import { Generations } from "./generations.ts";

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
