import { dataset, edited, without } from "../edited.ts";
import { proveRules } from "../prove-rules.ts";
import { recordChanges } from "./record-changes.ts";

const [first] = dataset.recordChanges;
if (first === undefined) throw new Error("no change is recorded");

proveRules(
  [recordChanges],
  [
    [
      recordChanges,
      "a value that was edited after it",
      edited("lgas", "NG011003", { name: "X" }),
      "lgas NG011003",
    ],
    [recordChanges, "a record that is gone", without("shortCodes", "767"), "short_codes 767"],
    [
      recordChanges,
      "a table that does not exist",
      { ...dataset, recordChanges: [{ ...first, kind: "towns", code: "x" }] },
      "towns x",
    ],
    [
      recordChanges,
      "a line out of order",
      { ...dataset, recordChanges: [...dataset.recordChanges, { ...first, code: "LA", date: "2026-01-01" }] },
      "states LA",
    ],
    [
      recordChanges,
      "a line that is apart from its edition",
      {
        ...dataset,
        recordChanges: [
          ...dataset.recordChanges,
          { ...first, data_version: `${first.date}+ffffffff` },
          { ...first, code: "LA" },
        ],
      },
      "states LA",
    ],
  ],
);
