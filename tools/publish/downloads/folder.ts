import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type DownloadFile, downloadFile, pathOf } from "./file.ts";

/** In the form that `sha256sum --check` reads. */
export const writeChecksums = (files: readonly DownloadFile[]): string =>
  files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join("");

/**
 * The checksums of one folder, beside its files: `SHA256SUMS`, and in another folder `SHA256SUMS.<folder>`.
 */
function checksumsOf(files: readonly DownloadFile[], folder: string | null): DownloadFile {
  const name = folder === null ? "SHA256SUMS" : `SHA256SUMS.${folder}`;
  return downloadFile(
    name,
    `The checksum of each other file beside it; \`sha256sum --check ${name}\` compares them.`,
    writeChecksums(files.filter((file) => file.folder === folder)),
    { folder },
  );
}

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
  // The service serves what is listed, and so the checksums too.
  const folders = [...new Set(files.map((file) => file.folder))];
  const listed = [...files, ...folders.map((within) => checksumsOf(files, within))];
  for (const file of listed) {
    const path = `${unfinished}/${pathOf(file)}`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.bytes);
  }
  writeFileSync(`${unfinished}/index.json`, writeListing(listed, dataVersion));
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return folder;
}
