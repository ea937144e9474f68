import { describe, expect, it } from "vitest";
import { edited, withDecision } from "../edited.ts";
import { findingsOf } from "../exceptions.ts";
import { proveRules } from "../prove-rules.ts";
import { bankCodes } from "./bank-codes.ts";
import { bankIdentifiers } from "./bank-identifiers.ts";
import { bankNames } from "./bank-names.ts";
import { bankStanding } from "./bank-standing.ts";
import { bankSuccessors } from "./bank-successors.ts";
import { closedNames } from "./closed-names.ts";
import { pickerGroups } from "./picker-groups.ts";
import { providerNames } from "./provider-names.ts";
import { sharedNames } from "./shared-names.ts";

describe("bank codes", () => {
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
});

describe("bank identifiers", () => {
  it.each([
    ["an id", "gtbank", { id: "access-bank" }],
    ["a CBN code", "gtbank", { cbn_code: "044" }],
    ["a NIP code", "gtbank", { nip_code: "000014" }],
    ["a name with another legal form", "gtbank", { name: "Access Bank Limited" }],
    ["a short name", "gtbank", { short_name: "access bank" }],
    ["an alias that is another's name", "gtbank", { aliases: ["Access-Bank"] }],
    ["an alias that is another's code", "gtbank", { aliases: ["044"] }],
    ["a kind written out", "kuda-mfb", { aliases: ["Lapo MFB"] }],
  ])("finds %s of two active institutions", (_, id, cells) => {
    expect(bankIdentifiers.check(edited("institutions", id, cells))).toHaveLength(1);
  });

  it("lets a closed institution share what an active one has", () => {
    expect(bankIdentifiers.check(edited("institutions", "skye-bank", { aliases: ["Polaris"] }))).toEqual([]);
    expect(bankIdentifiers.check(edited("institutions", "skye-bank", { status: "active" }))).not.toEqual([]);
  });
});

describe("bank names", () => {
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
});

describe("bank standing", () => {
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
});

describe("bank successors", () => {
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
});

describe("picker groups", () => {
  it.each([
    ["a group that no decision explains", "carbon-mfb", { picker_group: 2 }, "say why"],
    ["another group than was decided", "gtbank", { picker_group: 2 }, "say why"],
    ["a closed institution", "gtbank", { status: "merged" }, "is closed"],
  ])("finds %s", (_, id, cells, message) => {
    const [finding] = findingsOf(pickerGroups, edited("institutions", id, cells));
    expect(finding).toMatchObject({ key: id });
    expect(finding?.message).toContain(message);
  });
});

const leftOut = (row: object) =>
  withDecision("evidence/concordance/test.csv", {
    table: "externalIds",
    key: "paystack_code bank kuda-mfb 1",
    decision: "left_out",
    ...row,
  });

proveRules(
  [closedNames, providerNames, sharedNames],
  [
    [
      closedNames,
      "a name of a closed institution that another one has",
      edited("institutions", "union-bank", { aliases: ["Unity Bank"] }),
      "union-bank",
    ],
    [
      closedNames,
      "an institution that loses its successor",
      edited("institutions", "diamond-bank", { merged_into: "", aliases: ["Access"] }),
      "access-bank",
    ],
    [
      providerNames,
      "an institution that a payment company renamed",
      edited("institutions", "indulge-mfb", { aliases: [] }),
      "indulge-mfb",
    ],
    [
      sharedNames,
      "a name that only one has",
      edited("institutions", "finex-mfb", { shared_names: [] }),
      "mint-mfb",
    ],
    [
      sharedNames,
      "an id left out for a name that is not shared",
      leftOut({ value: "Kuda" }),
      "paystack_code bank kuda-mfb 1",
    ],
    [
      sharedNames,
      "an id left out for a name that is not written",
      leftOut({ reason: "The list calls it Kuda." }),
      "paystack_code bank kuda-mfb 1",
    ],
  ],
);
