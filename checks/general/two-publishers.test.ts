import { type TableName, tables } from "@naijaref/records";
import { describe, expect, it } from "vitest";
import { dataset, LARGE, withWitness } from "../edited.ts";
import { type Broken, proveRules } from "../prove-rules.ts";
import { keyOf, listOf, textOf } from "../rule.ts";
import { rules } from "../rules.ts";
import { findUnknownProofs, proofs } from "./proofs.ts";
import { Independence, Testimony } from "./testimony.ts";
import { doubtsExplained, prevailingNames, twoPublishers } from "./two-publishers.ts";

const unmarked = { unverified_fields: [] };

/** A record with a doubt, whichever it is: a second source may be found for one on any day. */
function doubted(
  name: TableName,
  field: string,
): { readonly key: string; readonly doubts: readonly string[] } {
  const row = dataset[name].find((one) => listOf(one, "unverified_fields").includes(field));
  if (row === undefined) throw new Error(`no ${field} of ${name} is unverified`);
  return { key: keyOf(tables[name], row), doubts: listOf(row, "unverified_fields") };
}

const independence = new Independence(dataset.sources);
const testimony = new Testimony(dataset);

/** A record on whose value two publishers agree, and of which nothing is in doubt. */
function agreedOn(name: TableName, field: string): string {
  const row = dataset[name].find((one) => {
    const statements = testimony.about(name, keyOf(tables[name], one), field, one);
    return (
      listOf(one, "unverified_fields").length === 0 &&
      statements.every(({ agrees }) => agrees) &&
      independence.hasTwo(statements.map(({ source }) => source))
    );
  });
  if (row === undefined) throw new Error(`no two publishers agree on a ${field} of ${name}`);
  return keyOf(tables[name], row);
}

/** A record whose name was another until a decision rejected that, and the name that it had. */
function renamed(name: TableName): { readonly key: string; readonly former: string } {
  const undoubted = new Set(
    dataset[name]
      .filter((row) => !listOf(row, "unverified_fields").includes("name"))
      .map((row) => keyOf(tables[name], row)),
  );
  const decision = dataset.evidence
    .flatMap(({ decisions }) => decisions)
    .find(
      (row) =>
        row["table"] === name &&
        row["field"] === "name" &&
        row["decision"] === "rejected" &&
        undoubted.has(textOf(row, "key")),
    );
  if (decision === undefined) throw new Error(`no name of ${name} was rejected`);
  return { key: textOf(decision, "key"), former: textOf(decision, "value") };
}

const seat = doubted("lgas", "headquarters");
const bank = doubted("institutions", "cbn_code");
const merger = doubted("institutions", "merged_into");
const plate = doubted("platePrefixes", "state_code");
const block = doubted("mobileBlocks", "network");
const coded = agreedOn("institutions", "nip_code");
const governed = agreedOn("lgas", "headquarters");
const place = renamed("lgas");
const company = renamed("institutions");

describe("Independence", () => {
  it("counts SimpleMaps and GeoNames, whose list it repeats, as one publisher", () => {
    expect(independence.hasTwo(["simplemaps-ng", "geonames-admin2"])).toBe(false);
    expect(independence.hasTwo(["simplemaps-ng", "ocha-cod-ab-2019"])).toBe(true);
  });

  it("counts two lists of one publisher as one", () => {
    expect(independence.hasTwo(["inec-irev-2023", "inec-constituencies-xls"])).toBe(false);
    expect(independence.hasTwo(["paystack-banks"])).toBe(false);
  });

  it("counts a compilation as the lists that it joins", () => {
    expect(independence.hasTwo(["ng-bank-logos-2026", "kuda-banks"])).toBe(false);
    expect(independence.hasTwo(["ng-bank-logos-2026", "flutterwave-banks"])).toBe(true);
  });
});

const BROKEN: readonly Broken[] = [
  [twoPublishers, "a headquarters of one publisher", ["lgas", seat.key, unmarked]],
  [twoPublishers, "a code of one publisher", ["institutions", bank.key, unmarked]],
  [
    twoPublishers,
    "a merger that one newspaper reports of a bank whose code has many lists",
    [
      "institutions",
      merger.key,
      { unverified_fields: merger.doubts.filter((field) => field !== "merged_into") },
    ],
  ],
  [twoPublishers, "a place code of one list", ["platePrefixes", plate.key, unmarked]],
  [
    twoPublishers,
    "a bank that only a payment company lists",
    ["institutions", bank.key, { sources: ["paystack-banks"] }],
  ],
  [
    twoPublishers,
    "a block of numbers that only the press has",
    ["mobileBlocks", block.key, { ...unmarked, sources: ["thisday-2025-06-03"] }],
  ],
  [
    twoPublishers,
    "a value that nobody has",
    ["lgas", governed, { headquarters: "A town that is not there" }],
  ],
  [
    twoPublishers,
    "a contradiction that nobody rejected",
    withWitness("lgas", { key: governed, field: "headquarters", says: "Elsewhere", sources: ["statoids"] }),
    governed,
  ],
  [
    doubtsExplained,
    "a doubt without a reason about a code that two publishers have",
    ["institutions", coded, { unverified_fields: ["nip_code"] }],
  ],
  [
    prevailingNames,
    "an LGA with the name that it had before a newer law or list",
    ["lgas", place.key, { name: place.former }],
  ],
  [
    prevailingNames,
    "a bank with a name that its newest list does not have",
    ["institutions", company.key, { name: company.former }],
  ],
  [
    proofs,
    "a witness for a record that is not there",
    withWitness("lgas", { key: "NG999999", field: "headquarters", says: "Ikeja", sources: [] }),
    "NG999999",
  ],
  [
    proofs,
    "a witness that is no source",
    withWitness("lgas", { key: governed, field: "headquarters", says: "Elsewhere", sources: ["hearsay"] }),
    governed,
  ],
  [
    proofs,
    "a field that nothing proves",
    { ...dataset, proofs: dataset.proofs.filter((row) => row["field"] !== "headquarters") },
    "lgas headquarters",
  ],
];

proveRules(BROKEN, { ...dataset, ...LARGE });

it("finds a proof by a rule that is gone", () => {
  expect(findUnknownProofs(rules, dataset)).toEqual([]);
  const others = rules.filter(({ name }) => name !== "district-names");
  expect(findUnknownProofs(others, dataset).map(({ key }) => key)).toEqual(["lgas senatorial_district"]);
});
