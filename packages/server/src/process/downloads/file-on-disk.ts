import { createHash } from "node:crypto";
import type { Stats } from "node:fs";
import { open, stat } from "node:fs/promises";

export type OnDisk = Pick<Stats, "dev" | "ino" | "size" | "mtimeMs" | "ctimeMs">;

export const isSameFile = (a: OnDisk, b: OnDisk): boolean =>
  a.dev === b.dev && a.ino === b.ino && a.size === b.size && a.mtimeMs === b.mtimeMs;

/** The same, and nobody has written to it since: a program can set back `mtime`, but not `ctime`. */
export const isUntouched = (a: OnDisk, b: OnDisk): boolean => isSameFile(a, b) && a.ctimeMs === b.ctimeMs;

/** In milliseconds. Deno 2.9 gives `ctime` in whole seconds. */
const COARSEST_TIME = 1000;

/** Whether a write after `when` surely changes `ctime`: not yet if the file was written just before. */
export const isSettled = ({ ctimeMs }: OnDisk, when: number): boolean => when - ctimeMs > 2 * COARSEST_TIME;

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
export async function* readPart(
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
