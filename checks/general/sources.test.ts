import type { Row } from "@naijaref/tools/table";
import { describe, expect, it } from "vitest";
import { dataset, edited, withDecision, without } from "../edited.ts";
import { type Broken, proveRules } from "../prove-rules.ts";
import { evidence } from "./evidence.ts";
import { oldSources } from "./old-sources-main.ts";
import { openSources, sourcesOfValues, sourcesUsed, unverifiedFields } from "./sources.ts";

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

/** An LGA with a doubt that it may not have, and words of the finding. */
const doubtful = (cells: Row, words: string): Broken => [
  unverifiedFields,
  words,
  ["lgas", "NG025011", cells],
  "NG025011",
  words,
];

proveRules([
  ...[
    { licence: "CC BY-SA 4.0" },
    { licence: "Open Data Commons, ShareAlike" },
    { publisher: "OpenStreetMap contributors" },
    { url: "https://en.wikipedia.org/wiki/States_of_Nigeria" },
  ].map((cells): Broken => [openSources, `${Object.values(cells)}`, ["sources", "statoids", cells]]),
  [
    sourcesOfValues,
    "a headquarters of the Constitution in a record that does not name it",
    ["lgas", "NG015002", { sources: ["inec-irev-2023", "ocha-cod-ab-2019", "simplemaps-ng"] }],
  ],
  [
    sourcesOfValues,
    "a code whose list the record does not name",
    ["institutions", "alternative-bank", { sources: ["cbn-institutions-2026", "flutterwave-banks"] }],
  ],
  [sourcesUsed, "a source that nothing uses", ["sources", { id: "atlas-1960" }]],
  doubtful({ unverified_fields: ["head_quarters"] }, "head_quarters"),
  doubtful({ unverified_fields: ["sources"] }, "can be in doubt"),
  doubtful({ headquarters: null, unverified_fields: ["headquarters"] }, "unverified but empty"),
]);

const source = (id: string, compared: string) => ({ id, compared, name: "A list" });

it("lists what was not compared for a year, the oldest first", () => {
  const sources = [
    source("new", "2026-11-21"),
    source("old", "2025-11-20"),
    source("older", "2024-02-29"),
    source("a-year", "2025-11-21"),
  ];
  expect(oldSources(sources, "2026-11-21")).toEqual(["2024-02-29  older  A list", "2025-11-20  old  A list"]);
  expect(oldSources(sources, "2024-03-01")).toEqual([]);
});
