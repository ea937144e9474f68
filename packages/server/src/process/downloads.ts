import { readFile } from "node:fs/promises";
import type { DownloadEntry, Edition } from "@naijaref/api/operations/operations";
import { type FileBody, readEdition } from "./edition.ts";
import { identify, isSameFile, type OnDisk, readPart, sha256Of } from "./file-on-disk.ts";

const bytesOf = async (path: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  try {
    return await readFile(path);
  } catch {
    return undefined;
  }
};

/**
 * The files of one data version below a folder, or undefined if it has none. A file is compared with its
 * checksum when it is first asked for, and again when it is another than it was. It is read while it is sent:
 * no file is kept in memory.
 */
export function openDownloads(folder: string): (version: string) => Promise<Edition | undefined> {
  let edition: Edition | undefined;
  return async (version) => {
    const path = (name: string): string => `${folder}/${version}/${name}`;
    edition ??= await readEdition(version, (name) => bytesOf(path(name)), readBodies(path));
    return edition;
  };
}

function readBodies(path: (name: string) => string): (entry: DownloadEntry) => Promise<FileBody | undefined> {
  const compared = new Map<string, OnDisk>();

  /** The file as it is now, if it is what the list says. */
  const compare = async ({ name, bytes, sha256 }: DownloadEntry): Promise<OnDisk | undefined> => {
    const now = await identify(path(name));
    if (now?.size !== bytes) return undefined;
    const before = compared.get(name);
    if (before !== undefined && isSameFile(before, now)) return now;
    if ((await sha256Of(path(name), now)) !== sha256) return undefined;
    compared.set(name, now);
    return now;
  };

  return async (entry) => {
    const file = await compare(entry);
    return (
      file && { part: (first, last) => ({ chunks: () => readPart(path(entry.name), file, first, last) }) }
    );
  };
}
