import { describe, expect, it } from "vitest";
import { dataset, edited, without } from "../edited.ts";
import { proveRules } from "../prove-rules.ts";
import { counts, nestedCodes } from "./counts.ts";
import { sharedHeadquarters, sharedLgaNames, wardNames } from "./names.ts";

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

proveRules([
  [counts, "a ward that is missing", without("wards", "24-03-01"), "wards"],
  [counts, "an LGA that is missing", without("lgas", "NG025011"), "lgas"],
  [counts, "a state too many in a zone", ["states", "LA", { zone: "South-South" }], "South-South"],
  [counts, "a state too few in a zone", ["states", "LA", { zone: "South-South" }], "South-West"],
  [counts, "a country without wards", { ...dataset, wards: [] }, "wards"],
  [counts, "an LGA without its ten wards", { ...dataset, wards: [] }, "NG001001"],
  [nestedCodes, "another state's P-code", ["lgas", "NG025011", { code: "NG024011" }]],
  [nestedCodes, "an LGA in another state", ["lgas", "NG025011", { state_code: "OG" }]],
  [nestedCodes, "another LGA's code", ["wards", "24-11-01", { code: "24-12-01" }]],
  [nestedCodes, "a ward in another state", ["wards", "24-11-01", { state_code: "OG" }]],
  [nestedCodes, "wards of a wrong INEC code", ["lgas", "NG025011", { inec_code: "24-99" }], "24-11-01"],
  [wardNames, "the name of another, however it is written", ["wards", "01-01-02", { name: "EZIAMA" }]],
  [
    sharedHeadquarters,
    "Udu with the headquarters of Warri South West, as it was until November 2026",
    ["lgas", "NG010018", { headquarters: "Ogbe-Ijoh" }],
  ],
  [
    sharedHeadquarters,
    "Calabar South with that of Calabar Municipal",
    ["lgas", "NG009009", { headquarters: "Calabar" }],
  ],
]);
