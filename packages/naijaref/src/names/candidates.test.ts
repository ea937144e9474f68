import fc from "fast-check";
import { expect, it } from "vitest";
import { listLgas } from "../places/index.ts";
import { CandidateIndex } from "./candidates.ts";
import { fold } from "./fold.ts";

const names = listLgas().map(({ name }) => fold(name));
const index = new CandidateIndex();
for (const name of names) index.add(name);
index.close();
const namesFor = (text: string, most = 12) =>
  [...index.found.slice(0, index.find(text, most))].map((at) => names[at]);

it.each([
  ["ajeromi ifelodn", "ajeromi ifelodun"],
  ["obafemi", "obafemi owode"],
  ["barikinladi", "barikin ladi"],
  ["ibadan south west ring road", "ibadan south west"],
  ["owode obafemi", "obafemi owode"],
])("finds for %s the name %s first", (text, name) => {
  expect(namesFor(text)[0]).toBe(name);
});

it("finds each name of six letters or more with any slip of one letter", () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat(),
      fc.constantFrom("leave", "put", "change", "swap"),
      (which, where, how) => {
        const name = names[which % names.length] as string;
        const at = 1 + (where % (name.length - 1));
        const rest = {
          leave: name.slice(at + 1),
          put: `x${name.slice(at)}`,
          change: `x${name.slice(at + 1)}`,
        };
        const swapped = `${name.charAt(at + 1)}${name.charAt(at)}${name.slice(at + 2)}`;
        const text = name.slice(0, at) + (how === "swap" ? swapped : rest[how]);
        if (name.length >= 6) expect(namesFor(text)).toContain(name);
      },
    ),
    { numRuns: 300 },
  );
});

it("finds nothing for a text that shares nothing, and no more than asked", () => {
  expect(namesFor("")).toEqual([]);
  expect(namesFor("xqzqx")).toEqual([]);
  expect(namesFor("north", 5)).toHaveLength(5);
});
