import { readFileSync } from "node:fs";
import { tables } from "@naijaref/records";
import { readTopology, TOPOLOGY_FILE, WITNESS_FILE } from "@naijaref/tools/boundaries";
import { readRecordChanges } from "@naijaref/tools/changes/compare";
import {
  dataFolder,
  filesOf,
  NAME_LIST_FILES,
  type PollingUnitFile,
  PROOFS_FILE,
  readDataset,
  readEvidence,
  readNameEvidence,
  readProofs,
  readWitnesses,
} from "@naijaref/tools/table";
import type { CheckedDataset } from "./rule.ts";

/**
 * Reads the dataset with its evidence and files. Throws, as `readDataset`, where a file is not a table at
 * all.
 *
 * @param pollingUnits those to check with it.
 */
export function readChecked(pollingUnits: readonly PollingUnitFile[] = []): CheckedDataset {
  const evidence = readEvidence();
  const proofs = readProofs();
  const witnesses = readWitnesses();
  const paths = [
    ...Object.values(tables).flatMap((table) => filesOf(table)),
    ...evidence.map(({ file }) => file),
    ...NAME_LIST_FILES,
    PROOFS_FILE,
    ...witnesses.map(({ file }) => file),
    TOPOLOGY_FILE,
    WITNESS_FILE,
  ];
  const files = new Map(paths.map((path) => [path, readFileSync(dataFolder + path, "utf8")]));
  const beside = {
    unitNames: readNameEvidence(),
    pollingUnits,
    topology: readTopology(),
    witness: readTopology(WITNESS_FILE),
    recordChanges: readRecordChanges(),
  };
  return { ...readDataset(), evidence, proofs, witnesses, files, ...beside };
}
