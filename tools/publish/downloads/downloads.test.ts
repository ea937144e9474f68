import { readFileSync } from "node:fs";
import { publishedTables } from "@naijaref/records";
import { dataVersion } from "naijaref/about";
import { expect, it } from "vitest";
import { readDataset } from "../../data/table/index.ts";
import { writeBibtex, writeCitation } from "./citation.ts";
import { buildVectors } from "./vectors/of-records.ts";
import { rules } from "./vectors/rules.ts";

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

it("is what CITATION.cff holds; run `npm run tool facts` when the data changes", () => {
  expect(read("CITATION.cff")).toBe(writeCitation(dataVersion));
});

it("carries version and address, in BibTeX too", () => {
  for (const write of [writeCitation, writeBibtex]) {
    const citation = write("2027-01-02+0a1b2c3d", "https://naijaref.example");
    expect(citation).toMatch(/^ *(?:url: "|url = \{)https:\/\/naijaref\.example/m);
    expect(citation).toMatch(/^ *(?:version: "|version = \{)2027-01-02\+0a1b2c3d/m);
    expect(write("2027-01-02+0a1b2c3d", undefined)).not.toContain("url");
  }
});

it("has a guide that says of every table how it may be reused", () => {
  const guide = read("docs/licence.md");
  const named = new Set([...guide.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name));
  expect(Object.keys(publishedTables).filter((name) => !named.has(name))).toEqual([]);
});

const vectors = buildVectors(readDataset());

it("are what the library returns", () => {
  for (const vector of vectors)
    expect({ ...vector, expected: rules[vector.rule]?.(vector.input) }).toEqual(vector);
  expect(vectors.length).toBeGreaterThan(20_000);
});

it("have a case that succeeds and one that fails for each rule", () => {
  for (const rule of Object.keys(rules).filter((name) => !["fold", "match"].includes(name))) {
    const results = vectors.filter((vector) => vector.rule === rule).map(({ expected }) => expected);
    const oks = new Set(results.map((result) => (result as { ok: boolean }).ok));
    expect([...oks].sort(), rule).toEqual([false, true]);
  }
});

it("have every status of a match", () => {
  const results = vectors.filter(({ rule }) => rule === "match").map(({ expected }) => expected);
  const statuses = new Set(results.map((result) => (result as { status: string }).status));
  expect([...statuses].sort()).toEqual(["alias", "ambiguous", "exact", "none", "typo"]);
});
