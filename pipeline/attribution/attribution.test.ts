import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readTable } from "../table/index.ts";
import { writeAttribution } from "./attribution.ts";

it("is what ATTRIBUTION.md holds; run `npm run attribution` when a source is added", () => {
  const committed = readFileSync(new URL("../../ATTRIBUTION.md", import.meta.url), "utf8");
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
