import { expect, it } from "vitest";
import { edited } from "../edited.ts";
import { sharedLgaNames } from "./shared-lga-names.ts";

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
