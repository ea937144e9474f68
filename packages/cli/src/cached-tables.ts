import { createHash } from "node:crypto";
import { endianness } from "node:os";
import {
  type keepTables,
  readTables,
  storeTables,
  wholeTables,
} from "../../naijaref/src/search/stored-tables.ts";
import { openPrivateFolder } from "./private-folder.ts";

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
