import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { endianness, homedir } from "node:os";
import { join } from "node:path";
import {
  type keepTables,
  readTables,
  storeTables,
  wholeTables,
} from "../../naijaref/src/search/stored-tables.ts";

/** A hash of the library's modules and tables: the command line is built with it. */
declare const BUILD: string;

/** The numbers in a file are as the processor holds them. */
const build = `${BUILD.slice(0, 16)}-${endianness()}`;

const digestOf = (bytes: Uint8Array): Uint8Array => createHash("sha256").update(bytes).digest();

/** The user's own folder of what can be made again, after the XDG Base Directory Specification. */
const cacheFolder = (): string =>
  join(
    process.env["XDG_CACHE_HOME"] ||
      process.env["LOCALAPPDATA"] ||
      join(homedir(), process.platform === "darwin" ? "Library/Caches" : ".cache"),
    "naijaref",
  );

/**
 * The tables of an index, from the file in which an earlier start has stored them. If there is none, or it is
 * not whole, they are built, and stored for the next start. If they cannot be stored, a
 * search finds the same and takes longer. `NODE_DISABLE_COMPILE_CACHE=1` turns it off, as it does with the
 * code that Node compiles.
 */
export const cachedTables: Parameters<typeof keepTables>[0] = (definition, make) => {
  if (process.env["NODE_DISABLE_COMPILE_CACHE"] === "1") return make(definition);
  const folder = cacheFolder();
  const file = join(folder, `${definition.name}-${build}.bin`);
  const bytes = attempt(() => readFileSync(file));
  const cached = bytes && readTables(bytes, digestOf);
  if (cached !== undefined) return cached;
  const tables = wholeTables(make(definition));
  attempt(() => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeWhole(file, storeTables(tables, digestOf));
    removeOldest(folder);
  });
  return tables;
};

/** Two builds have as many indexes. The oldest files are removed. */
const MAX_FILES = 8;

/** What cannot be read or written is left, and nobody is warned. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** The file appears under its name when it is whole. */
function writeWhole(file: string, bytes: Uint8Array): void {
  const part = `${file}.${randomUUID()}`;
  try {
    writeFileSync(part, bytes, { flag: "wx" });
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
