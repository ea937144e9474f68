import { expect, it } from "vitest";
import { edited } from "../edited.ts";
import { findingsOf } from "../exceptions.ts";
import { bankStanding } from "./bank-standing.ts";

it.each([
  ["gtbank", { status_date: "2026-01-01" }, "is active and has a status_date"],
  ["gtbank", { merged_into: "access-bank" }, "is active and has merged_into"],
  ["skye-bank", { status_date: null }, "has no status_date"],
  ["equitorial-trust-bank", { status_date: "2011-12" }, "no longer an exception"],
  ["diamond-bank", { merged_into: null }, "its successor"],
  ["unity-bank", { unverified_fields: ["status", "status_date"] }, "its successor is in doubt too"],
  ["diamond-bank", { ussd: "*710#" }, "no longer works"],
  ["calabar-mfb", { nip_code: null }, "is unlisted"],
  ["calabar-mfb", { cbn_code: "50999" }, "is unlisted"],
])("finds in %s the cells %j", (id, cells, message) => {
  const findings = findingsOf(bankStanding, edited("institutions", id, cells));
  expect(findings.map((finding) => finding.message).join()).toContain(message);
});
