import { describe, expect, it } from "vitest";
import { dataset, edited, withDecision, without, withRow } from "../edited.ts";
import { proveRules } from "../prove-rules.ts";
import { evidence } from "./evidence.ts";
import { openSources } from "./open-sources.ts";
import { sourcesOfValues } from "./sources-of-values.ts";
import { sourcesUsed } from "./sources-used.ts";
import { unverifiedFields } from "./unverified-fields.ts";

describe("evidence", () => {
  const FILE = "evidence/banks/test.csv";
  const ecobank = {
    table: "institutions",
    key: "ecobank",
    field: "cbn_code",
    decision: "taken",
    value: "050",
  };

  it.each([
    ["an unknown table", { table: "no_such_table" }, "no table"],
    ["an unknown field", { field: "colour" }, "no field"],
    ["a record that is gone", { key: "atlantis-bank" }, "no such record"],
    ["a value that changed", { value: "053" }, "does not have"],
    ["a rejected value that came back", { decision: "rejected" }, "has the rejected"],
    ["a field that is verified by now", { decision: "unverified" }, "is verified"],
    ["a record left out that came back", { decision: "left_out" }, "the record is there"],
    ["neither a reason nor a source", { reason: null }, "neither a reason nor a source"],
    ["an unknown source", { sources: ["hearsay"] }, "hearsay"],
    ["another domain's folder", { table: "lgas", key: "NG025011", field: "name", value: "Ikeja" }, "places"],
  ])("finds %s", (_, cells, message) => {
    const findings = evidence.check(withDecision(FILE, { ...ecobank, ...cells }));
    expect(findings.map((finding) => finding.message).join()).toContain(message);
  });

  it("accepts a value, an item of a list, an empty field, and a record left out", () => {
    for (const cells of [{}, { decision: "rejected", value: "053" }, { field: "merged_into", value: null }]) {
      expect(evidence.check(withDecision(FILE, { ...ecobank, ...cells }))).toEqual([]);
    }
    const alias = { ...ecobank, key: "gtbank", field: "aliases", value: "GTB" };
    expect(evidence.check(withDecision(FILE, alias))).toEqual([]);
    const leftOut = { table: "institutions", key: "atlantis-bank", decision: "left_out" };
    expect(evidence.check(withDecision(FILE, leftOut))).toEqual([]);
  });

  it("finds the decisions of a record that was changed or removed", () => {
    expect(evidence.check(edited("institutions", "ecobank", { cbn_code: "053" }))).toHaveLength(1);
    const decisions = dataset.evidence.flatMap((file) => file.decisions);
    const aboutEcobank = decisions.filter(({ table, key }) => table === "institutions" && key === "ecobank");
    expect(evidence.check(without("institutions", "ecobank"))).toHaveLength(aboutEcobank.length);
  });
});

describe("open sources", () => {
  it.each([
    ["a licence", { licence: "CC BY-SA 4.0" }],
    ["a licence by its long name", { licence: "Open Data Commons, ShareAlike" }],
    ["a publisher", { publisher: "OpenStreetMap contributors" }],
    ["an address", { url: "https://en.wikipedia.org/wiki/States_of_Nigeria" }],
  ])("finds %s that is share-alike", (_, cells) => {
    const findings = openSources.check(edited("sources", "statoids", cells));
    expect(findings.map(({ key }) => key)).toEqual(["statoids"]);
  });
});

describe("sources of values", () => {
  proveRules(
    [sourcesOfValues],
    [
      [
        sourcesOfValues,
        "a headquarters of the Constitution in a record that does not name it",
        edited("lgas", "NG015002", { sources: ["inec-irev-2023", "ocha-cod-ab-2019", "simplemaps-ng"] }),
        "NG015002",
      ],
      [
        sourcesOfValues,
        "a code whose list the record does not name",
        edited("institutions", "alternative-bank", {
          sources: ["cbn-institutions-2026", "flutterwave-banks"],
        }),
        "alternative-bank",
      ],
    ],
  );
});

describe("sources used", () => {
  it("finds a source that nothing uses", () => {
    const findings = sourcesUsed.check(withRow("sources", { id: "atlas-1960" }));
    expect(findings.map(({ key }) => key)).toEqual(["atlas-1960"]);
  });
});

describe("unverified fields", () => {
  it.each([
    ["a field that there is not", { unverified_fields: ["head_quarters"] }, "head_quarters"],
    ["its own field", { unverified_fields: ["sources"] }, "can be in doubt"],
    [
      "a field without a value",
      { headquarters: null, unverified_fields: ["headquarters"] },
      "unverified but empty",
    ],
  ] as const)("finds %s", (_, cells, message) => {
    const findings = unverifiedFields.check(edited("lgas", "NG025011", cells));
    expect(findings).toHaveLength(1);
    expect(findings[0]?.message).toContain(message);
  });
});
