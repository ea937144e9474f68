import { expect, it } from "vitest";
import { dataset } from "../edited.ts";
import { proveRules } from "../prove-rules.ts";
import type { CheckedDataset } from "../rule.ts";
import { sharedErrors } from "./shared-errors.ts";

/** Six place codes of which some lists say the same thing. */
const saying = (sources: readonly string[], state: string): CheckedDataset => ({
  ...dataset,
  witnesses: dataset.witnesses.map((file) =>
    file.table === "platePrefixes"
      ? {
          ...file,
          rows: file.rows.map((row, at) =>
            at < 6 ? { ...row, says: state, means: null, sources: [...sources] } : row,
          ),
        }
      : file,
  ),
});

proveRules(
  [sharedErrors],
  [
    [
      sharedErrors,
      "the same errors in two lists",
      saying(["fakernaija", "naija-places"], "ZA"),
      "naija-places",
    ],
  ],
);

it("says nothing of lists of which one repeats the other", () => {
  expect(sharedErrors.check(saying(["fakernaija", "naira-autos"], "ZA"))).toEqual([]);
});
