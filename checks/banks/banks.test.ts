import type { Row } from "@naijaref/tools/table";
import { describe, expect, it } from "vitest";
import { edited, withDecision } from "../edited.ts";
import { findingsOf } from "../exceptions.ts";
import { type Broken, proveRules } from "../prove-rules.ts";
import type { Rule } from "../rule.ts";
import { bankCodes, bankIdentifiers } from "./bank-codes.ts";
import { bankNames, closedNames, providerNames, sharedNames } from "./bank-names.ts";
import { bankStanding, bankSuccessors, pickerGroups } from "./institutions.ts";

/** The rule, the institution, the cells that break it, and words of the finding. */
const CELLS: readonly (readonly [Rule, id: string, cells: Row, words: string])[] = [
  [bankCodes, "opay-mfb", { nip_code: "999992" }, "own number"],
  [bankCodes, "glory-mfb", { cbn_code: "90278" }, "zero lost"],
  [bankCodes, "glory-mfb", { cbn_code: "90279" }, "does not begin with 5"],
  [bankCodes, "ag-mortgage-bank", { cbn_code: "90028", nip_code: "090028" }, "zero lost"],
  [bankCodes, "gtbank", { cbn_code: "58" }, "has 2 digits"],
  [bankCodes, "kuda-mfb", { cbn_code: "404" }, "three digits"],
  [bankCodes, "palmpay", { cbn_code: "50001" }, "its type does not have"],
  [bankCodes, "gtbank", { cbn_code: "00058" }, "its type does not have"],
  [bankNames, "gtbank", { name: "GUARANTY TRUST BANK PLC" }, "capitals"],
  [bankNames, "gtbank", { name: "Guaranty Trust Bank PLC" }, "Plc"],
  [bankNames, "kuda-mfb", { name: "Kuda MFB" }, "Microfinance Bank"],
  [bankNames, "kuda-mfb", { name: "Kuda Microfinance bank" }, "Microfinance Bank"],
  [bankNames, "gtbank", { name: "Guaranty Trust Bank", short_name: "Guaranty Trust Bank" }, "leave it empty"],
  [bankStanding, "gtbank", { status_date: "2026-01-01" }, "is active and has a status_date"],
  [bankStanding, "gtbank", { merged_into: "access-bank" }, "is active and has merged_into"],
  [bankStanding, "skye-bank", { status_date: null }, "has no status_date"],
  [bankStanding, "diamond-bank", { merged_into: null }, "its successor"],
  [bankStanding, "unity-bank", { unverified_fields: ["status", "status_date"] }, "is in doubt too"],
  [bankStanding, "diamond-bank", { ussd: "*710#" }, "no longer works"],
  [bankStanding, "calabar-mfb", { nip_code: null }, "is unlisted"],
  [bankStanding, "calabar-mfb", { cbn_code: "50999" }, "is unlisted"],
  // A group that no decision explains, another than was decided, and one of a closed institution.
  [pickerGroups, "carbon-mfb", { picker_group: 2 }, "say why"],
  [pickerGroups, "gtbank", { picker_group: 2 }, "say why"],
  [pickerGroups, "gtbank", { status: "merged" }, "is closed"],
];

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

it("finds successors that run in a circle, and no others", () => {
  const circle = edited("institutions", "skye-bank", { merged_into: "mainstreet-bank" });
  const keys = findingsOf(bankSuccessors, circle).map(({ key }) => key);
  expect(keys).toEqual(["afribank", "mainstreet-bank", "skye-bank"]);
});

const KUDA = "paystack_code bank kuda-mfb 1";

const leftOut = (row: object) =>
  withDecision("evidence/concordance/test.csv", {
    table: "externalIds",
    key: KUDA,
    decision: "left_out",
    ...row,
  });

proveRules([
  ...CELLS.map(
    ([rule, id, cells, words]): Broken => [
      rule,
      `${id} with ${JSON.stringify(cells)}`,
      ["institutions", id, cells],
      id,
      words,
    ],
  ),
  ...["gtbank", "kuda-mfb"].map((id): Broken => {
    const renamed = id === "gtbank" ? "guaranty-trust-mfb" : "kuda";
    return [bankNames, `the id ${renamed}`, ["institutions", id, { id: renamed }], renamed, "-mfb"];
  }),
  [
    bankStanding,
    "an exception that is none any more",
    ["institutions", "equitorial-trust-bank", { status_date: "2011-12" }],
    "equitorial-trust-bank status_date",
    "no longer an exception",
  ],
  [
    bankSuccessors,
    "the last successor that is closed, with every institution before it",
    ["institutions", "polaris-bank", { status: "licence_revoked" }],
    "polaris-bank",
    "afribank, mainstreet-bank, skye-bank",
  ],
  [
    closedNames,
    "a name of a closed institution that another one has",
    ["institutions", "union-bank", { aliases: ["Unity Bank"] }],
  ],
  [
    closedNames,
    "an institution that loses its successor",
    ["institutions", "diamond-bank", { merged_into: "", aliases: ["Access"] }],
    "access-bank",
  ],
  [
    providerNames,
    "an institution that a payment company renamed",
    ["institutions", "indulge-mfb", { aliases: [] }],
  ],
  [sharedNames, "a name that only one has", ["institutions", "finex-mfb", { shared_names: [] }], "mint-mfb"],
  [sharedNames, "an id left out for a name that is not shared", leftOut({ value: "Kuda" }), KUDA],
  [
    sharedNames,
    "an id left out for a name that is not written",
    leftOut({ reason: "The list calls it Kuda." }),
    KUDA,
  ],
]);
