import { expect, it } from "vitest";
import { edited, without } from "../edited.ts";
import { references } from "./references.ts";

it.each([
  ["a state", edited("lgas", "NG025011", { state_code: "XX" }), "state_code names XX"],
  ["an LGA", edited("wards", "24-11-01", { lga_code: "NG025999" }), "lga_code names NG025999"],
  [
    "a constituency",
    edited("wards", "24-11-01", { federal_constituency: "FC999" }),
    "federal_constituency names FC999",
  ],
  ["a source", edited("states", "LA", { sources: ["hearsay"] }), "sources names hearsay"],
] as const)("finds %s that is not there", (_, broken, message) => {
  const findings = references.check(broken);
  expect(findings).toHaveLength(1);
  expect(findings[0]?.message).toContain(message);
});

it("finds every record that names a source which was removed", () => {
  expect(references.check(without("sources", "naija-data")).length).toBeGreaterThanOrEqual(37);
});
