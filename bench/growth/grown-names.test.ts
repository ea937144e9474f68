import { expect, it } from "vitest";
import { fold } from "../../packages/naijaref/src/names/fold.ts";
import { growNames } from "./grown-names.ts";

const names = ["Lagos", "Surulere", "Tudun Wada", "Ogbor II", "Ikeja", "Alausa/Oregun", "Ward 10"];
const real = names.map((name, at) => ({
  name,
  aliases: at === 0 ? ["Eko"] : [],
  ...(at > 0 && { within: 0 }),
}));
const grown = growNames(real, 5);
const lengthsOf = (name: string): number[] =>
  fold(name)
    .split(" ")
    .map((word) => word.length);

it("is the real list, then copies with other words of the same lengths", () => {
  expect(grown).toHaveLength(5 * real.length);
  expect(grown.slice(0, real.length)).toEqual(real);
  for (const [at, { name }] of grown.entries())
    expect(lengthsOf(name)).toEqual(lengthsOf(names[at % names.length] ?? ""));
  expect(new Set(grown.map(({ name }) => name)).size).toBeGreaterThan(4 * (real.length - 1));
});

it("keeps numerals and short words, and what each is within", () => {
  expect(grown.filter(({ name }) => fold(name).endsWith(" ii"))).toHaveLength(5);
  expect(grown.filter(({ name }) => fold(name).endsWith(" 10"))).toHaveLength(5);
  expect(grown[2 * real.length + 3]?.within).toBe(2 * real.length);
});

it("is the same each time", () => expect(growNames(real, 5)).toEqual(grown));
