import { describe, expect, it } from "vitest";
import { dataset, edited, without } from "../edited.ts";
import { proveRules } from "../prove-rules.ts";
import { counts } from "./counts.ts";
import { nestedCodes } from "./nested-codes.ts";
import { sharedHeadquarters } from "./shared-headquarters.ts";
import { sharedLgaNames } from "./shared-lga-names.ts";
import { wardNames } from "./ward-names.ts";

describe("counts", () => {
  it.each([
    ["a ward that is missing", without("wards", "24-03-01"), ["wards"]],
    ["an LGA that is missing", without("lgas", "NG025011"), ["lgas"]],
    [
      "a state in another zone",
      edited("states", "LA", { zone: "South-South" }),
      ["South-South", "South-West"],
    ],
    ["an LGA without its ten wards", { ...dataset, wards: [] }, ["wards", "NG001001"]],
  ] as const)("finds %s", (_, broken, keys) => {
    expect(counts.check(broken).map(({ key }) => key)).toEqual(expect.arrayContaining([...keys]));
  });
});

describe("nested codes", () => {
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
});

describe("shared lga names", () => {
  it("finds a name that became shared, however it is written", () => {
    const [finding, ...others] = sharedLgaNames.check(edited("lgas", "NG025011", { name: "ABA-NORTH LGA" }));
    expect(others).toEqual([]);
    expect(finding?.message).toContain("NG001001, NG025011 share this name");
  });

  it("finds a name that is not shared any more", () => {
    const [finding, ...others] = sharedLgaNames.check(edited("lgas", "NG025020", { name: "Surulere Lagos" }));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ key: "Surulere" });
  });

  it("does not advise to list a name that two LGAs of one state have", () => {
    const [finding] = sharedLgaNames.check(edited("lgas", "NG001002", { name: "Aba North" }));
    expect(finding?.message).toBe(
      "NG001001, NG001002, of one state, have this name: correct the name of all but one",
    );
  });
});

describe("ward names", () => {
  it("finds a ward with the name of another, however it is written", () => {
    const findings = wardNames.check(edited("wards", "01-01-02", { name: "EZIAMA" }));
    expect(findings.map(({ key }) => key)).toEqual(["01-01-02"]);
  });
});

proveRules(
  [sharedHeadquarters],
  [
    [
      sharedHeadquarters,
      "Udu with the headquarters of Warri South West, as it was until November 2026",
      edited("lgas", "NG010018", { headquarters: "Ogbe-Ijoh" }),
      "NG010018",
    ],
    [
      sharedHeadquarters,
      "Calabar South with that of Calabar Municipal",
      edited("lgas", "NG009009", { headquarters: "Calabar" }),
      "NG009009",
    ],
  ],
);
