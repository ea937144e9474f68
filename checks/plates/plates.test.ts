import { dataset, without } from "../edited.ts";
import { type Broken, proveRules } from "../prove-rules.ts";
import { plateCategories, prefixLetters, prefixStates } from "./plates.ts";

const BROKEN: readonly Broken[] = [
  [prefixLetters, "a letter that looks like a digit", ["platePrefixes", "AAA", { prefix: "AOA" }]],
  [prefixLetters, "an exception that is gone", without("platePrefixes", "OTA"), "OTA prefix"],
  [
    prefixStates,
    "a state without place codes",
    { ...dataset, platePrefixes: dataset.platePrefixes.filter((row) => row["state_code"] !== "FC") },
    "FC",
  ],
  [plateCategories, "a category too few", ["plateCategories", "dealer vehicle", null]],
  [
    plateCategories,
    "a category that is none",
    ["plateCategories", "diplomatic vehicle", { vehicle: "motorcycle" }],
  ],
];

proveRules(BROKEN);
