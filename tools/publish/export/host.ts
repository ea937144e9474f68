import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export const MAX_FILES = 20_000;
const MAX_BYTES = 25_000_000;

/** Writes files into a folder for a host, and counts them. */
export function filesIn(folder: string) {
  const counted = { files: 0, bytes: 0 };
  /** @throws if hosts refuse the file for its size. */
  const write = (path: string, content: string | Uint8Array): void => {
    const bytes = Buffer.byteLength(content);
    if (bytes > MAX_BYTES) throw new Error(`${path} has ${bytes} bytes, and hosts take ${MAX_BYTES}`);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
    counted.files++;
    counted.bytes += bytes;
  };
  return { counted, write };
}

export const isTooMany = (files: number): boolean => files > MAX_FILES;

/** @throws if hosts refuse so many files. */
export function mustNotBeTooMany(what: string, files: number): void {
  if (isTooMany(files)) throw new Error(`${what} has ${files} files, and hosts take ${MAX_FILES}`);
}

/** Numbers as the commands of exports and releases print them, and as the guides have them. */

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

export const inWords = (files: number, bytes: number): string =>
  `${files.toLocaleString("en")} files, ${megabytes(bytes)}`;
