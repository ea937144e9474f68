import { createHash } from "node:crypto";
import type { Stats } from "node:fs";
import { open, readFile, stat } from "node:fs/promises";
import type { DownloadEntry, Edition } from "@naijaref/api/contract/downloads";
import { type FileBody, LIST, readEdition } from "./edition.ts";

const bytesOf = async (path: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  try {
    return await readFile(path);
  } catch {
    return undefined;
  }
};

/**
 * The files of one data version below a folder, or undefined if it has none. Their list is read again when it
 * is another than it was. A file is compared with its checksum when it is first asked for, and again when it
 * is another than it was. It is read while it is sent: no file is kept in memory.
 */
export function openDownloads(folder: string): (version: string) => Promise<Edition | undefined> {
  let known: { readonly list: OnDisk; readonly edition: Edition | undefined } | undefined;
  return async (version) => {
    const path = (name: string): string => `${folder}/${version}/${name}`;
    const list = await identify(path(LIST));
    if (list === undefined) return undefined;
    if (known === undefined || !isUntouched(known.list, list))
      known = {
        list,
        edition: await readEdition(version, (name) => bytesOf(path(name)), readBodies(path)),
      };
    return known.edition;
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

export type OnDisk = Pick<Stats, "dev" | "ino" | "size" | "mtimeMs" | "ctimeMs">;

export const isSameFile = (a: OnDisk, b: OnDisk): boolean =>
  a.dev === b.dev && a.ino === b.ino && a.size === b.size && a.mtimeMs === b.mtimeMs;

/** The same, and nobody has written to it since: a program can set back `mtime`, but not `ctime`. */
const isUntouched = (a: OnDisk, b: OnDisk): boolean => isSameFile(a, b) && a.ctimeMs === b.ctimeMs;

/** In milliseconds. Deno 2.9 gives `ctime` in whole seconds. */
const COARSEST_TIME = 1000;

/** Whether a write after `when` surely changes `ctime`: not yet if the file was written just before. */
const isSettled = ({ ctimeMs }: OnDisk, when: number): boolean => when - ctimeMs > 2 * COARSEST_TIME;

/** Undefined if there is no such file. */
export async function identify(path: string): Promise<OnDisk | undefined> {
  try {
    const found = await stat(path);
    return found.isFile() ? found : undefined;
  } catch {
    return undefined;
  }
}

/** In bytes: so much of a file is in memory for each client that reads it, and twice that for a moment. */
const CHUNK = 64 * 1024;

/**
 * The bytes of a file from a first to a last place. The next chunk is read when it is asked for. Throws if
 * the file is not the one that is meant, and before the last chunk, if it has changed meanwhile, or its bytes
 * are not those of the checksum: so nobody gets all the bytes of a file that was cut, overwritten or damaged.
 *
 * @param sha256 the checksum of the whole file in hexadecimal digits; left out: not compared, as of a part.
 */
async function* readPart(
  path: string,
  meant: OnDisk,
  first: number,
  last: number,
  sha256?: string,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const file = await open(path);
  const hash = sha256 === undefined ? undefined : createHash("sha256");
  const check = async (): Promise<void> => {
    if (!isSameFile(await file.stat(), meant)) throw new Error(`${path} has changed while it was read`);
  };
  try {
    await check();
    for (let at = first; at <= last; ) {
      const chunk = new Uint8Array(Math.min(CHUNK, last + 1 - at));
      const { bytesRead } = await file.read(chunk, 0, chunk.length, at);
      if (bytesRead === 0) throw new Error(`${path} ends too early`);
      at += bytesRead;
      hash?.update(chunk.subarray(0, bytesRead));
      if (at > last) {
        await check();
        if (hash !== undefined && hash.digest("hex") !== sha256) throw new Error(`${path} is damaged`);
      }
      yield chunk.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

/** In hexadecimal digits; undefined if the file cannot be read, or has changed. */
export async function sha256Of(path: string, meant: OnDisk): Promise<string | undefined> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of readPart(path, meant, 0, meant.size - 1)) hash.update(chunk);
    return hash.digest("hex");
  } catch {
    return undefined;
  }
}
