import type { PollingUnitFile } from "@naijaref/pipeline/table";
import type { Rule } from "../rule.ts";
import { byElectionCounts } from "./by-election-counts.ts";
import { formerCodes } from "./former-codes.ts";
import { publishedTotals } from "./published-totals.ts";
import type { PollingUnitRule } from "./rule.ts";
import { unitCells } from "./unit-cells.ts";
import { unitCodes } from "./unit-codes.ts";
import { unitDoubts } from "./unit-doubts.ts";
import { unitFiles } from "./unit-files.ts";
import { unitNames } from "./unit-names.ts";

/** Every rule of the polling units. */
export const pollingUnitRules: readonly PollingUnitRule[] = [
  unitFiles,
  unitCells,
  unitCodes,
  unitNames,
  unitDoubts,
  publishedTotals,
  byElectionCounts,
  formerCodes,
];

/** The rules of some polling units, to be run with those of the dataset. */
export const rulesOver = (files: readonly PollingUnitFile[]): Rule[] =>
  pollingUnitRules.map((rule) => ({ ...rule, check: (dataset) => rule.check(files, dataset) }));
