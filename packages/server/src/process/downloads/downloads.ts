import { readFile } from "node:fs/promises";
import type { DownloadEntry, Edition } from "@naijaref/api/contract/downloads";
import { type FileBody, readEdition } from "./edition.ts";
import { identify, isSettled, isUntouched, type OnDisk, readPart, sha256Of } from "./file-on-disk.ts";

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
  const pathOf = ({ folder, name }: DownloadEntry): string =>
    path(folder === null ? name : `${folder}/${name}`);

  /** The file as it is now, if it is what the list says. */
  const compare = async (entry: DownloadEntry): Promise<OnDisk | undefined> => {
    const { name, bytes, sha256 } = entry;
    const asked = Date.now();
    const now = await identify(pathOf(entry));
    if (now?.size !== bytes) return undefined;
    const before = compared.get(name);
    if (before !== undefined && isUntouched(before, now)) return now;
    if ((await sha256Of(pathOf(entry), now)) !== sha256) return undefined;
    if (isSettled(now, asked)) compared.set(name, now);
    return now;
  };

  return async (entry) => {
    const file = await compare(entry);
    if (file === undefined) return undefined;
    const { name, bytes, sha256 } = entry;
    /** A whole file is compared again while it is sent: a disk may damage it, and its times stay the same. */
    async function* chunks(first: number, last: number): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
      const isWhole = first === 0 && last === bytes - 1;
      try {
        yield* readPart(pathOf(entry), file as OnDisk, first, last, isWhole ? sha256 : undefined);
      } catch (error) {
        // The next request reads and compares it anew.
        compared.delete(name);
        throw error;
      }
    }
    return { part: (first, last) => ({ chunks: () => chunks(first, last) }) };
  };
}
