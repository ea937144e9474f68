import { expect, it } from "vitest";
import { carriersOf, isAgreed, type Testimony } from "./evidence.ts";

const says = (source: string, publisher = source, assigns = false): Testimony => ({
  source,
  publisher,
  assigns,
});

it("counts a publisher's editions once", () => {
  expect(isAgreed([says("paystack-2025", "paystack"), says("paystack-2026", "paystack")])).toBe(false);
  expect(isAgreed([says("paystack-2026", "paystack"), says("globus")])).toBe(true);
  expect(isAgreed([])).toBe(false);
});

it("names the assigner alone, else two publishers, and a source already named before another", () => {
  const nibss = [says("nibss", "nibss", true), says("paystack"), says("globus")];
  expect(carriersOf([nibss], [])).toEqual(["nibss"]);
  expect(carriersOf([[says("paystack"), says("access")], nibss], [])).toEqual([
    "paystack",
    "access",
    "nibss",
  ]);
  expect(carriersOf([[says("paystack")], [says("globus"), says("olive"), says("paystack")]], [])).toEqual([
    "paystack",
    "globus",
  ]);
  expect(carriersOf([[says("globus"), says("olive"), says("paystack")]], ["paystack"])).toEqual([
    "paystack",
    "globus",
  ]);
  expect(carriersOf([[says("p-2025", "p"), says("p-2026", "p")]], [])).toEqual(["p-2025"]);
});
