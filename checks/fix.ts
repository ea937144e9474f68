/** `npm run fix:data`: rewrites every file of the dataset and of its evidence in the canonical form. */
import { readDataset, readEvidence, saveFiles, writeEvidence, writeTables } from "@naijaref/pipeline/table";

try {
  const dataset = readDataset();
  saveFiles(writeTables(dataset, dataset.states));
  saveFiles(writeEvidence(readEvidence()));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
