import { readFileSync } from "node:fs";
import { publishedTables } from "@naijaref/records";
import { dataVersion } from "naijaref/about";
import { expect, it } from "vitest";
import { writeBibtex, writeCitation } from "./citation.ts";

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
