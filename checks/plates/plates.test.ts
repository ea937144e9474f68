import { describe, expect, it } from "vitest";
import { dataset, edited, without } from "../edited.ts";
import type { CheckedDataset, Rule } from "../rule.ts";
import { plateCategories } from "./plate-categories.ts";
import { prefixLetters } from "./prefix-letters.ts";
import { prefixStates } from "./prefix-states.ts";

const BROKEN: readonly [Rule, string, CheckedDataset, string][] = [
  [
    prefixLetters,
    "a letter that looks like a digit",
    edited("platePrefixes", "AAA", { prefix: "AOA" }),
    "AOA",
  ],
  [prefixLetters, "an exception that is gone", without("platePrefixes", "OTA"), "OTA"],
  [
    prefixStates,
    "a state without place codes",
    { ...dataset, platePrefixes: dataset.platePrefixes.filter((row) => row["state_code"] !== "FC") },
    "FC",
  ],
  [plateCategories, "a category too few", without("plateCategories", "dealer"), "dealer vehicle"],
  [
    plateCategories,
    "a category that is none",
    edited("plateCategories", "diplomatic", { vehicle: "motorcycle" }),
    "diplomatic motorcycle",
  ],
];

describe.each([prefixLetters, prefixStates, plateCategories])("$name", (rule) => {
  it("holds for the dataset", () => expect(rule.check(dataset)).toEqual([]));

  it.each(BROKEN.filter(([breaks]) => breaks === rule).map(([, ...rest]) => rest))(
    "finds %s",
    (_, broken, key) => {
      expect(rule.check(broken).map((finding) => finding.key)).toContain(key);
    },
  );
});
