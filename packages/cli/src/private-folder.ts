import { randomUUID } from "node:crypto";
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Files that a later start reads again. What cannot be read or written is left, and nobody is warned. */
export interface PrivateFolder {
  /** Undefined if there is no such file that this user has written. */
  readonly read: (name: string) => Uint8Array<ArrayBuffer> | undefined;
  readonly write: (name: string, bytes: Uint8Array) => void;
}

/** Two builds have as many indexes. The oldest files are removed. */
const MAX_FILES = 8;

/** In bytes: the largest index has 2 MB. */
const MAX_FILE = 2 ** 24;

const OTHERS_MAY_WRITE = 0o022;
const OTHERS_MAY_USE = 0o077;

/** Windows has no numbers of users, and a temporary folder for each of them. */
const user = process.getuid?.();

const isOwn = ({ uid, mode }: Stats, forbidden: number): boolean =>
  user === undefined || (uid === user && (mode & forbidden) === 0);

/**
 * A folder among the system's temporary files, which all users share: so it counts only if this user has made
 * it, and nobody else may use it. `NODE_DISABLE_COMPILE_CACHE=1` turns it off, as it does with the code that
 * Node compiles.
 *
 * @returns undefined if there can be no such folder.
 */
export function openPrivateFolder(): PrivateFolder | undefined {
  if (process.env["NODE_DISABLE_COMPILE_CACHE"] === "1") return undefined;
  const folder = join(tmpdir(), user === undefined ? "naijaref" : `naijaref-${user}`);
  return attempt(() => {
    // Where it is there already, it is looked at below.
    attempt(() => mkdirSync(folder, { mode: 0o700 }));
    const stats = lstatSync(folder);
    if (!stats.isDirectory() || !isOwn(stats, OTHERS_MAY_USE)) return undefined;
    return {
      read: (name) => attempt(() => readOwn(join(folder, name))),
      write: (name, bytes) => {
        attempt(() => writeWhole(join(folder, name), bytes));
        attempt(() => removeOldest(folder));
      },
    };
  });
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** The folder may have been replaced since it was looked at: so the open file is looked at too. */
function readOwn(file: string): Uint8Array<ArrayBuffer> | undefined {
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
  const descriptor = openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const stats = fstatSync(descriptor);
    const isGood = stats.isFile() && stats.size <= MAX_FILE && isOwn(stats, OTHERS_MAY_WRITE);
    return isGood ? readFileSync(descriptor) : undefined;
  } finally {
    closeSync(descriptor);
  }
}

/** The file appears under its name when it is whole. */
function writeWhole(file: string, bytes: Uint8Array): void {
  const part = `${file}.${randomUUID()}`;
  try {
    writeFileSync(part, bytes, { flag: "wx", mode: 0o600 });
    renameSync(part, file);
  } catch {
    rmSync(part, { force: true });
  }
}

function removeOldest(folder: string): void {
  const files = readdirSync(folder).map((name) => {
    const file = join(folder, name);
    return { file, written: statSync(file).mtimeMs };
  });
  for (const { file } of files.toSorted((a, b) => b.written - a.written).slice(MAX_FILES))
    rmSync(file, { force: true });
}
