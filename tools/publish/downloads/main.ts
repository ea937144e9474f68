/** `npm run downloads`: writes the downloads to `downloads/<data version>/`. */
import { readFileSync } from "node:fs";
import { readCompleteDataset } from "../../data/compile/complete-dataset.ts";
import { repository } from "../../repository.ts";
import { writeFolder } from "./files.ts";
import { buildPackage } from "./package.ts";

const read = (path: string): string => readFileSync(repository + path, "utf8");

const content = readCompleteDataset();
const { dataVersion } = content;
const files = await buildPackage(content, {
  licence: read("LICENSE-DATA"),
  attribution: read("ATTRIBUTION.md"),
});
writeFolder(`${repository}downloads`, files, dataVersion);

const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
console.log(`${files.length} files, ${(size / 1e6).toFixed(1)} MB, in downloads/${dataVersion}`);
