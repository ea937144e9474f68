import { createHash } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { gzip as gzipped } from "pako";

/**
 * By a port of zlib, because the zlib of Node gives other bytes on other processors and in other versions.
 * Without the time and the name of a file, so that equal content is equal bytes.
 */
export const gzip = (content: string | Uint8Array): Uint8Array => gzipped(content, { level: 9, memLevel: 9 });

/** The folder of what is too large for the package that most people take: at most 17 MB. */
export const SECOND_FOLDER = "polling-units-and-maps";

export interface DownloadFile {
  /** Its name in the folder and in its address. No two files of a package have the same. */
  readonly name: string;
  /** The folder within the package; null for what most people want, which is beside its README. */
  readonly folder: string | null;
  readonly description: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** In hexadecimal digits. */
  readonly sha256: string;
  /** How many records it has, and how many fields each; null where it is no table, or has several. */
  readonly rows: number | null;
  readonly columns: number | null;
}

type Also = Partial<Pick<DownloadFile, "folder" | "rows" | "columns">>;

/** By the ending of a file's name. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  bib: "application/x-bibtex",
  cff: "application/yaml",
  csv: "text/csv; charset=utf-8; header=present",
  gz: "application/gzip",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  md: "text/markdown; charset=utf-8",
  parquet: "application/vnd.apache.parquet",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** A file whose name ends in `.gz` is compressed here. */
export function downloadFile(
  name: string,
  description: string,
  content: string | Uint8Array,
  also: Also = {},
): DownloadFile {
  const ending = /\.(\w+)$/.exec(name)?.[1] ?? "";
  const whole = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const bytes = ending === "gz" ? gzip(whole) : whole;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const mediaType = MEDIA_TYPES[ending] ?? "text/plain; charset=utf-8";
  return { name, description, folder: null, rows: null, columns: null, ...also, mediaType, bytes, sha256 };
}

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
    const path = [unfinished, file.folder, file.name].filter((part) => part !== null).join("/");
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.bytes);
  }
  writeFileSync(`${unfinished}/index.json`, writeListing(listed, dataVersion));
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return folder;
}
