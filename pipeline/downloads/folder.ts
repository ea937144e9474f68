import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { type DownloadFile, downloadFile } from "./file.ts";

/** In the form that `sha256sum --check` reads. */
export const writeChecksums = (files: readonly DownloadFile[]): string =>
  files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join("");

/** `index.json`: what the service lists. */
const writeListing = (files: readonly DownloadFile[], dataVersion: string): string =>
  `${JSON.stringify(
    {
      data_version: dataVersion,
      files: files.map(({ bytes, mediaType, ...about }) => ({
        ...about,
        media_type: mediaType,
        bytes: bytes.length,
      })),
    },
    undefined,
    2,
  )}\n`;

/**
 * Writes the files of one data version to a folder with its name, and returns its path. They are written
 * aside first, then renamed: a folder that has its name is whole.
 */
export function writeFolder(downloads: string, files: readonly DownloadFile[], dataVersion: string): string {
  const [folder, unfinished] = [`${downloads}/${dataVersion}`, `${downloads}/.unfinished`];
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  for (const { name, bytes } of files) writeFileSync(`${unfinished}/${name}`, bytes);
  // The service serves what is listed, and so the checksums too.
  const checksums = downloadFile(
    {
      name: "SHA256SUMS",
      description: "The checksum of each other file; `sha256sum --check SHA256SUMS` compares them.",
      mediaType: "text/plain; charset=utf-8",
    },
    writeChecksums(files),
  );
  writeFileSync(`${unfinished}/${checksums.name}`, checksums.bytes);
  writeFileSync(`${unfinished}/index.json`, writeListing([...files, checksums], dataVersion));
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return folder;
}
