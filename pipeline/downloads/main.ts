/** `npm run downloads`: writes the files to take away to `downloads/<data version>/`. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readCompleteDataset } from "../compile/complete-dataset.ts";
import type { DownloadFile } from "./file.ts";
import { buildPackage, writeChecksums } from "./package.ts";

const repository = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string): string => readFileSync(repository + path, "utf8");

/** What the service lists. */
const listing = (files: readonly DownloadFile[], dataVersion: string): string =>
  `${JSON.stringify(
    {
      data_version: dataVersion,
      files: files.map(({ bytes, ...about }) => ({ ...about, bytes: bytes.length })),
    },
    undefined,
    2,
  )}\n`;

const { dataset, dataVersion } = readCompleteDataset();
const files = await buildPackage(dataset, dataVersion, {
  licence: read("LICENSE-DATA"),
  attribution: read("ATTRIBUTION.md"),
});

// Written aside, then renamed: a folder that has its name is whole.
const [folder, unfinished] = [`${repository}downloads/${dataVersion}`, `${repository}downloads/.unfinished`];
rmSync(unfinished, { recursive: true, force: true });
mkdirSync(unfinished, { recursive: true });
for (const { name, bytes } of files) writeFileSync(`${unfinished}/${name}`, bytes);
writeFileSync(`${unfinished}/SHA256SUMS`, writeChecksums(files));
writeFileSync(`${unfinished}/index.json`, listing(files, dataVersion));
rmSync(folder, { recursive: true, force: true });
renameSync(unfinished, folder);

const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
console.log(`${files.length} files, ${(size / 1e6).toFixed(1)} MB, in downloads/${dataVersion}`);
