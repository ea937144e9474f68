import { expect, it } from "vitest";
import { dataset, withRow } from "../edited.ts";
import { sourcesUsed } from "./sources-used.ts";

it("holds for the dataset", () => {
  expect(sourcesUsed.check(dataset)).toEqual([]);
});

it("finds a source that nothing uses", () => {
  const findings = sourcesUsed.check(withRow("sources", { id: "atlas-1960" }));
  expect(findings.map(({ key }) => key)).toEqual(["atlas-1960"]);
});
