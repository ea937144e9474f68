import fc from "fast-check";
import { expect, test } from "vitest";
import { NamesWithSlips } from "./misspelt.ts";

const NAMES = ["ajaokuta", "birninkebbi", "gwagwalada", "oshodiisolo", "portharcourt", "shendam", "yenagoa"];
const names = new NamesWithSlips(NAMES, 5);
const place = fc.nat();

test("a name is found in a text with a letter left out, put in, changed, or put elsewhere", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NAMES),
      place,
      place,
      fc.constantFrom(..."aehkx"),
      (name, one, other, letter) => {
        const at = one % name.length;
        const without = name.slice(0, at) + name.slice(at + 1);
        const to = other % (without.length + 1);
        const put = (text: string, its: string): string => text.slice(0, to) + its + text.slice(to);
        const changed = name.slice(0, at) + letter + name.slice(at + 1);
        for (const text of [without, put(name, letter), changed, put(without, name.charAt(at))])
          expect(names.near(text), text).toEqual([name]);
      },
    ),
  );
});

test("a name is not found in a text with two letters of others, and a short one only with a letter too many", () => {
  expect(names.near("shandex")).toEqual([]);
  const short = new NamesWithSlips(["jos"], 5);
  expect([short.near("joss"), short.near("jo"), short.near("jox")]).toEqual([["jos"], [], []]);
});
