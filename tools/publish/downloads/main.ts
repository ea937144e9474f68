/** `npm run downloads`: writes the downloads to `downloads/<data version>/`. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readCompleteDataset } from "../../data/compile/complete-dataset.ts";
import { writeFolder } from "./folder.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const read = (path: string): string => readFileSync(repository + path, "utf8");

/** The writers of formats are packages for development only. */
const { buildPackage } = await import("./package.ts").catch((error: NodeJS.ErrnoException) => {
  if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
  const missing = /package '([^']+)'/.exec(error.message)?.[1] ?? "a package";
  console.error(
    `npm run downloads needs ${missing}, which --omit=dev leaves out: run npm ci, then try again.`,
  );
  process.exit(1);
});

const content = readCompleteDataset();
const { dataVersion } = content;
const files = await buildPackage(content, {
  licence: read("LICENSE-DATA"),
  attribution: read("ATTRIBUTION.md"),
});
writeFolder(`${repository}downloads`, files, dataVersion);

const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
console.log(`${files.length} files, ${(size / 1e6).toFixed(1)} MB, in downloads/${dataVersion}`);
