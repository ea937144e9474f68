import { createHash, randomUUID } from "node:crypto";
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
import { endianness, tmpdir } from "node:os";
import { join } from "node:path";
import {
  type keepTables,
  readTables,
  storeTables,
  wholeTables,
} from "../../naijaref/src/search/stored-tables.ts";

/** A hash of the library's modules and tables: the command line is built with it. */
declare const BUILD: string;

/** Numbers are in the file as the processor holds them. */
const build = `${BUILD}-${endianness()}`;

const digestOf = (bytes: Uint8Array): Uint8Array => createHash("sha256").update(bytes).digest();

/**
 * The tables of an index, from the file in which an earlier start has stored them. If there is none, or it is
 * not whole, or of another build, they are built, and stored for the next start. If they cannot be stored, a
 * search finds the same and takes longer.
 */
export const cachedTables: Parameters<typeof keepTables>[0] = (definition, make) => {
  const folder = openPrivateFolder();
  if (folder === undefined) return make(definition);
  const file = `${definition.name}-${build.slice(0, 16)}.bin`;
  const bytes = folder.read(file);
  const cached = bytes === undefined ? "missing" : readTables(bytes, build, digestOf);
  if (typeof cached === "object") return cached;
  const tables = wholeTables(make(definition));
  folder.write(file, storeTables(tables, build, digestOf));
  return tables;
};

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
function openPrivateFolder(): PrivateFolder | undefined {
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
