/** `npm run fix:data`: rewrites every file of the dataset and of its evidence in the canonical form. */
import {
  readDataset,
  readEvidence,
  readProofs,
  readWitnesses,
  saveFiles,
  writeEvidence,
  writeTables,
  writeWitnesses,
} from "@naijaref/pipeline/table";

try {
  const dataset = readDataset();
  saveFiles(writeTables(dataset, dataset.states));
  saveFiles(writeEvidence(readEvidence()));
  saveFiles(writeWitnesses(readProofs(), readWitnesses()));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
