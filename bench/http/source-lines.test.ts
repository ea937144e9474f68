import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { entry } from "./contenders.ts";
import { readSources } from "./source-lines.ts";

it("names the source of each line, counted from 0", () => {
  const lines = [
    "banner",
    "// packages/a.ts",
    "function a() {",
    "  // not/a.ts",
    "}",
    "// node_modules/b/b.js",
    "b",
  ];
  const sourceOf = readSources(lines.join("\n"));
  expect(lines.map((_, at) => sourceOf(at))).toEqual([
    "",
    ...Array(4).fill("packages/a.ts"),
    ...Array(2).fill("node_modules/b/b.js"),
  ]);
  expect(sourceOf(99)).toBe("");
});

it("finds the source of a function in the bundle of the service", () => {
  const bundle = readFileSync(entry("service").replace(/js$/, "cjs"), "latin1");
  const sourceOf = readSources(bundle);
  const lines = bundle.split("\n");
  const sourcesWith = (text: string): string[] =>
    lines.flatMap((line, at) => (line.startsWith(text) ? [sourceOf(at)] : []));
  expect(sourcesWith("function searchPlaces(")).toEqual(["packages/naijaref/src/search/places.ts"]);
  expect(sourcesWith("function reverseGeocode(")).toEqual([
    "packages/naijaref/src/boundaries/points/reverse-geocode.ts",
  ]);
});
