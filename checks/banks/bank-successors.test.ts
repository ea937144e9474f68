import { expect, it } from "vitest";
import { edited } from "../edited.ts";
import { findingsOf } from "../exceptions.ts";
import { bankSuccessors } from "./bank-successors.ts";

it("finds the last successor that is closed, with every institution before it", () => {
  const findings = findingsOf(
    bankSuccessors,
    edited("institutions", "polaris-bank", { status: "licence_revoked" }),
  );
  expect(findings.map(({ key }) => key)).toEqual(["polaris-bank"]);
  expect(findings[0]?.message).toContain("afribank, mainstreet-bank, skye-bank");
});

it("finds successors that run in a circle", () => {
  const findings = findingsOf(
    bankSuccessors,
    edited("institutions", "skye-bank", { merged_into: "mainstreet-bank" }),
  );
  expect(findings.map(({ key }) => key)).toEqual(["afribank", "mainstreet-bank", "skye-bank"]);
});
