import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LISTS, register } from "./register.ts";

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

it.each(LISTS)("$file gets a new domain once, in its place", (list) => {
  const text = read(list.file);
  const once = register(text, "air-ports", list);
  const added = once.split("\n").filter((line) => !text.split("\n").includes(line));
  const entry = list.entry?.("air-ports").line;
  expect(added.toSorted()).toEqual([...list.lines("air-ports"), ...(entry ? [entry] : [])].toSorted());
  expect(register(once, "air-ports", list)).toBe(once);
});

it.each(LISTS)("$file has the domains that are there", (list) => {
  const text = read(list.file);
  for (const domain of ["places", "banks", "plates"]) expect(register(text, domain, list)).toBe(text);
});

it("says so where a list cannot be read", () => {
  const list = LISTS.find(({ entry }) => entry !== undefined);
  if (list === undefined) throw new Error("No list has entries.");
  expect(() => register("", "air-ports", list)).toThrow(/by hand/);
});
