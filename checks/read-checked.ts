import { readFileSync } from "node:fs";
import { tables } from "@naijaref/records";
import { readTopology, TOPOLOGY_FILE, WITNESS_FILE } from "@naijaref/tools/boundaries";
import { readRecordChanges } from "@naijaref/tools/changes/compare";
import {
  dataFolder,
  filesOf,
  NAME_LIST_FILES,
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
 */
export function readChecked(folder: string = dataFolder): CheckedDataset {
  const evidence = readEvidence(folder);
  const proofs = readProofs(folder);
  const witnesses = readWitnesses(folder);
  const paths = [
    ...Object.values(tables).flatMap((table) => filesOf(table, folder)),
    ...evidence.map(({ file }) => file),
    ...NAME_LIST_FILES,
    PROOFS_FILE,
    ...witnesses.map(({ file }) => file),
    TOPOLOGY_FILE,
    WITNESS_FILE,
  ];
  const files = new Map(paths.map((path) => [path, readFileSync(folder + path, "utf8")]));
  const beside = {
    unitNames: readNameEvidence(folder),
    topology: readTopology(folder),
    witness: readTopology(folder, WITNESS_FILE),
    recordChanges: readRecordChanges(folder),
  };
  return { ...readDataset(folder), evidence, proofs, witnesses, files, ...beside };
}
