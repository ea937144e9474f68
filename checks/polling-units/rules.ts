import type { PollingUnitFile } from "@naijaref/tools/table";
import type { Rule } from "../rule.ts";
import { byElectionCounts } from "./by-election-counts.ts";
import { formerCodes } from "./former-codes.ts";
import { lostAcronyms } from "./lost-acronyms.ts";
import { nameLists } from "./name-lists.ts";
import { namesMade } from "./names-made.ts";
import { publishedTotals } from "./published-totals.ts";
import { rareMisprints } from "./rare-misprints.ts";
import type { PollingUnitRule } from "./rule.ts";
import { unitCells } from "./unit-cells.ts";
import { unitCodes } from "./unit-codes.ts";
import { unitDoubts } from "./unit-doubts.ts";
import { unitFiles } from "./unit-files.ts";
import { unitNames } from "./unit-names.ts";
import { wardsInUnits } from "./wards-in-units.ts";

/** Every rule of the polling units. */
export const pollingUnitRules: readonly PollingUnitRule[] = [
  unitFiles,
  unitCells,
  unitCodes,
  unitNames,
  nameLists,
  namesMade,
  lostAcronyms,
  rareMisprints,
  wardsInUnits,
  unitDoubts,
  publishedTotals,
  byElectionCounts,
  formerCodes,
];

/** The rules of some polling units, to be run with those of the dataset. */
export const rulesOver = (files: readonly PollingUnitFile[]): Rule[] =>
  pollingUnitRules.map((rule) => ({ ...rule, check: (dataset) => rule.check(files, dataset) }));
