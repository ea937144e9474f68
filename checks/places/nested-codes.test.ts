import { expect, it } from "vitest";
import { edited } from "../edited.ts";
import { nestedCodes } from "./nested-codes.ts";

it.each([
  ["an LGA's P-code", edited("lgas", "NG025011", { code: "NG024011" }), "NG024011"],
  ["an LGA's state", edited("lgas", "NG025011", { state_code: "OG" }), "NG025011"],
  ["a ward's code", edited("wards", "24-11-01", { code: "24-12-01" }), "24-12-01"],
  ["a ward's state", edited("wards", "24-11-01", { state_code: "OG" }), "24-11-01"],
] as const)("finds %s that is not its parent's", (_, broken, key) => {
  expect(nestedCodes.check(broken).map((finding) => finding.key)).toContain(key);
});

it("finds the wards of an LGA whose INEC code is wrong", () => {
  const findings = nestedCodes.check(edited("lgas", "NG025011", { inec_code: "24-99" }));
  expect(findings.map(({ key }) => key)).toContain("24-11-01");
});
