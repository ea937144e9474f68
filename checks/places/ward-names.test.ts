import { expect, it } from "vitest";
import { edited } from "../edited.ts";
import { wardNames } from "./ward-names.ts";

it("finds a ward with the name of another, however it is written", () => {
  const findings = wardNames.check(edited("wards", "01-01-02", { name: "EZIAMA" }));
  expect(findings.map(({ key }) => key)).toEqual(["01-01-02"]);
});
