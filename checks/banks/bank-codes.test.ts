import { expect, it } from "vitest";
import { edited } from "../edited.ts";
import { bankCodes } from "./bank-codes.ts";

it.each([
  ["opay-mfb", { nip_code: "999992" }, "own number"],
  ["glory-mfb", { cbn_code: "90278" }, "zero lost"],
  ["glory-mfb", { cbn_code: "90279" }, "does not begin with 5"],
  ["ag-mortgage-bank", { cbn_code: "90028", nip_code: "090028" }, "zero lost"],
  ["gtbank", { cbn_code: "58" }, "has 2 digits"],
  ["kuda-mfb", { cbn_code: "404" }, "three digits"],
  ["palmpay", { cbn_code: "50001" }, "its type does not have"],
  ["gtbank", { cbn_code: "00058" }, "its type does not have"],
])("finds in %s the cells %j", (id, cells, message) => {
  const findings = bankCodes.check(edited("institutions", id, cells));
  expect(findings.map((finding) => finding.message).join()).toContain(message);
});
