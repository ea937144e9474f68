/**
 * `npm run fix:data`: rewrites every file of the dataset and of its evidence in the canonical form, adds
 * columns and lines of proofs.csv that are missing, and writes the checksums of today's changes.
 */
import { readFileSync } from "node:fs";
import { tables } from "@naijaref/records";
import { withChecksums } from "@naijaref/tools/changes";
import {
  addColumns,
  columnsOf,
  dataFolder,
  filesOf,
  readPollingUnits,
  saveFiles,
  writePollingUnits,
} from "@naijaref/tools/table";
import { canonicalFiles } from "./general/form.ts";
import { withNewFields } from "./general/proofs.ts";
import { readChecked } from "./read-checked.ts";

try {
  for (const table of Object.values(tables)) {
    const files = filesOf(table).map((file): [string, string] => [
      file,
      addColumns(readFileSync(dataFolder + file, "utf8"), columnsOf(table)),
    ]);
    saveFiles(new Map(files));
  }
  const checked = readChecked();
  const today = new Date().toISOString().slice(0, 10);
  const proofs = withNewFields(checked.proofs);
  saveFiles(canonicalFiles({ ...checked, ...withChecksums(checked, today), proofs }));
  saveFiles(writePollingUnits(readPollingUnits()));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
