/** `npm run fix:data`: rewrites every table in its canonical form. */
import { readDataset, saveTables } from "@naijaref/pipeline/table";

try {
  const dataset = readDataset();
  saveTables(dataset, dataset.states);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
