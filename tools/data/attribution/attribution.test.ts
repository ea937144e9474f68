import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readTable } from "../table/index.ts";
import { writeAttribution, writePackageAttribution } from "./attribution.ts";

it("is what ATTRIBUTION.md holds; run `npm run tool attribution` when a source is added", () => {
  const committed = readFileSync(new URL("../../../ATTRIBUTION.md", import.meta.url), "utf8");
  expect(committed).toBe(writeAttribution(readTable("sources")));
});

it("credits a source that has neither address nor date", () => {
  const source = {
    id: "a",
    name: "A list",
    publisher: "A body",
    url: null,
    licence: "none stated",
    retrieved: null,
  };
  expect(writeAttribution([source])).toContain("- **A list** (`a`), A body. Licence: none stated.\n");
});

it("names in the package's file every source that has a licence, and no other", () => {
  const sources = readTable("sources");
  const text = writePackageAttribution(sources);
  const isNamed = ({ id }: { readonly id?: unknown }): boolean => text.includes(`(\`${id}\`)`);
  const hasLicence = ({ licence }: { readonly licence?: unknown }): boolean =>
    /CC|MIT|Apache|public/.test(String(licence));
  expect(sources.filter(isNamed)).toEqual(sources.filter(hasLicence));
  expect(sources.filter(isNamed).length).toBeGreaterThan(10);
});
