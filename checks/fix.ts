/**
 * `npm run fix:data`: rewrites every file of the dataset and of its evidence in the canonical form, adds
 * columns and lines of proofs.csv that are missing, and writes the checksums of today's changes.
 */
import { readFileSync } from "node:fs";
import { tables } from "@naijaref/records";
import {
  canonicalTopology,
  readTopology,
  TOPOLOGY_FILE,
  WITNESS_FILE,
  writeTopology,
} from "@naijaref/tools/boundaries";
import { withChecksums } from "@naijaref/tools/changes";
import {
  addColumns,
  columnsOf,
  dataFolder,
  filesOf,
  readDataset,
  readEvidence,
  readPollingUnits,
  readProofs,
  readWitnesses,
  saveFiles,
  writeEvidence,
  writePollingUnits,
  writeTables,
  writeWitnesses,
} from "@naijaref/tools/table";
import { readNameEvidence, writeNameEvidence } from "@naijaref/tools/unit-names/evidence";
import { withNewFields } from "./general/proofs.ts";

try {
  for (const table of Object.values(tables)) {
    const files = filesOf(table).map((file): [string, string] => [
      file,
      addColumns(readFileSync(dataFolder + file, "utf8"), columnsOf(table)),
    ]);
    saveFiles(new Map(files));
  }
  const outlines = [TOPOLOGY_FILE, WITNESS_FILE].map(
    (file) => [file, writeTopology(canonicalTopology(readTopology(undefined, file)))] as const,
  );
  saveFiles(new Map(outlines));
  const today = new Date().toISOString().slice(0, 10);
  const dataset = withChecksums(readDataset(), today);
  saveFiles(writeTables(dataset, dataset.states));
  saveFiles(writeEvidence(readEvidence()));
  saveFiles(writeNameEvidence(readNameEvidence()));
  saveFiles(writePollingUnits(readPollingUnits()));
  saveFiles(writeWitnesses(withNewFields(readProofs()), readWitnesses()));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
