import { expect, it } from "vitest";
import { oldSources } from "./old-sources.ts";

const source = (id: string, compared: string) => ({ id, compared, name: "A list" });

it("lists what was not compared for a year, the oldest first", () => {
  const sources = [
    source("new", "2026-11-21"),
    source("old", "2025-11-20"),
    source("older", "2024-02-29"),
    source("a-year", "2025-11-21"),
  ];
  expect(oldSources(sources, "2026-11-21")).toEqual(["2024-02-29  older  A list", "2025-11-20  old  A list"]);
  expect(oldSources(sources, "2024-03-01")).toEqual([]);
});
