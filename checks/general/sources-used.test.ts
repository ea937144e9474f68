import { expect, it } from "vitest";
import { withRow } from "../edited.ts";
import { sourcesUsed } from "./sources-used.ts";

it("finds a source that nothing uses", () => {
  const findings = sourcesUsed.check(withRow("sources", { id: "atlas-1960" }));
  expect(findings.map(({ key }) => key)).toEqual(["atlas-1960"]);
});
