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

/** All texts that are a name with one letter left out, put in, changed, or swapped with the next. */
const slipsOf = (name: string): readonly string[] =>
  Array.from({ length: name.length - 1 }, (_, before) => {
    const at = before + 1;
    const [start, rest] = [name.slice(0, at), name.slice(at + 1)];
    const swapped = `${name.charAt(at + 1)}${name.charAt(at)}${name.slice(at + 2)}`;
    return [start + rest, `${start}x${name.slice(at)}`, `${start}x${rest}`, start + swapped];
  }).flat();

/** Swapped in the middle, they keep too few of their pairs. */
const MISSED = ["isi zuo", "oru ewst", "kaujru"];

it("finds each name of six letters or more with any slip of one letter, but three", () => {
  const missed = names
    .filter((name) => name.length >= 6)
    .flatMap((name) => slipsOf(name).filter((text) => !namesFor(text).includes(name)));
  expect(missed.toSorted()).toEqual(MISSED.toSorted());
});

it("finds nothing for a text that shares nothing, and no more than asked", () => {
  expect(namesFor("")).toEqual([]);
  expect(namesFor("xqzqx")).toEqual([]);
  expect(namesFor("north", 5)).toHaveLength(5);
});
