import type { PollingUnitFile, StoredPollingUnit } from "@naijaref/tools/table";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";

/**
 * One thing that the polling units must keep. They are apart from the dataset: most rules and tests need none
 * of them.
 */
export interface PollingUnitRule extends Omit<Rule, "check"> {
  readonly check: (files: readonly PollingUnitFile[], dataset: CheckedDataset) => Finding[];
}

/** Findings unit by unit: what `faultsOf` says of each, with its file and code. */
export const findInUnits = (
  files: readonly PollingUnitFile[],
  faultsOf: (unit: StoredPollingUnit) => readonly string[],
): Finding[] => {
  const findings: Finding[] = [];
  for (const { path, units } of files) {
    for (const unit of units)
      for (const message of faultsOf(unit)) findings.push({ file: path, key: unit.code, message });
  }
  return findings;
};
