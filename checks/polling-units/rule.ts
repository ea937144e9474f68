import type { PollingUnitFile, StoredPollingUnit } from "@naijaref/tools/table";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";

type Units = readonly PollingUnitFile[];

/**
 * One thing that the polling units must keep. They are apart from the dataset: most rules and tests need none
 * of them.
 */
export interface PollingUnitRule extends Omit<Rule, "check"> {
  readonly check: (files: Units, dataset: CheckedDataset) => Finding[];
}

/** A rule that yields what is wrong, one finding after the other. */
export const unitsRule = (
  name: string,
  description: string,
  find: (files: Units, dataset: CheckedDataset) => Iterable<Finding>,
): PollingUnitRule => ({ name, description, check: (files, dataset) => [...find(files, dataset)] });

/** The same, unit by unit: `faultsIn` says what is wrong with one. */
export const eachUnit = (
  name: string,
  description: string,
  faultsIn: (files: Units, dataset: CheckedDataset) => (unit: StoredPollingUnit) => Iterable<string>,
): PollingUnitRule =>
  unitsRule(name, description, function* (files, dataset) {
    const faultsOf = faultsIn(files, dataset);
    for (const { path, units } of files)
      for (const unit of units)
        for (const message of faultsOf(unit)) yield { file: path, key: unit.code, message };
  });
