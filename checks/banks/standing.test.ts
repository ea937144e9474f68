import { expect, it } from "vitest";
import { dataset, edited } from "../edited.ts";
import { standing } from "./standing.ts";

it("holds for the dataset", () => {
  expect(standing.check(dataset)).toEqual([]);
});

it.each([
  ["gtbank", { status_date: "2026-01-01" }, "is active and has a status_date"],
  ["gtbank", { merged_into: "access-bank" }, "is active and has merged_into"],
  ["skye-bank", { status_date: null }, "has no status_date"],
  ["equitorial-trust-bank", { status_date: "2011-12" }, "take it off the list"],
  ["diamond-bank", { merged_into: null }, "into which"],
  ["diamond-bank", { ussd: "*710#" }, "nobody answers"],
])("finds in %s the cells %j", (id, cells, message) => {
  const findings = standing.check(edited("institutions", id, cells));
  expect(findings.map((finding) => finding.message).join()).toContain(message);
});
