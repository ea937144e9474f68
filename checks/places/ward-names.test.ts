import { expect, it } from "vitest";
import { dataset, edited } from "../edited.ts";
import { wardNames } from "./ward-names.ts";

it("holds for the dataset", () => {
  expect(wardNames.check(dataset)).toEqual([]);
});

it("finds a ward with the name of another, however it is written", () => {
  const findings = wardNames.check(edited("wards", "01-01-02", { name: "EZIAMA" }));
  expect(findings.map(({ key }) => key)).toEqual(["01-01-02"]);
});
