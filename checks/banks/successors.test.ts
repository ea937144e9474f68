import { expect, it } from "vitest";
import { dataset, edited } from "../edited.ts";
import { successors } from "./successors.ts";

it("holds for the dataset", () => {
  expect(successors.check(dataset)).toEqual([]);
});

it("finds a successor that is closed and unexplained, for everyone in its line", () => {
  const findings = successors.check(edited("institutions", "polaris-bank", { status: "licence_revoked" }));
  expect(findings.map(({ key }) => key)).toEqual(["afribank", "mainstreet-bank", "skye-bank"]);
});

it("finds successors that run in a circle", () => {
  const findings = successors.check(edited("institutions", "skye-bank", { merged_into: "mainstreet-bank" }));
  expect(findings.map(({ key }) => key)).toEqual(["afribank", "mainstreet-bank", "skye-bank"]);
});
