import { expect, it } from "vitest";
import { edited } from "../edited.ts";
import { bankNames } from "./bank-names.ts";

it.each([
  ["gtbank", { name: "GUARANTY TRUST BANK PLC" }, "capitals"],
  ["gtbank", { name: "Guaranty Trust Bank PLC" }, "Plc"],
  ["kuda-mfb", { name: "Kuda MFB" }, "Microfinance Bank"],
  ["kuda-mfb", { name: "Kuda Microfinance bank" }, "Microfinance Bank"],
  ["gtbank", { name: "Guaranty Trust Bank", short_name: "Guaranty Trust Bank" }, "leave it empty"],
  ["gtbank", { id: "guaranty-trust-mfb" }, "-mfb"],
  ["kuda-mfb", { id: "kuda" }, "-mfb"],
])("finds in %s the cells %j", (id, cells, message) => {
  const findings = bankNames.check(edited("institutions", id, cells));
  expect(findings.map((finding) => finding.message).join()).toContain(message);
});
