import { createHash } from "node:crypto";
import type { IndexTables } from "../../../packages/naijaref/src/search/engine/index-tables.ts";
import type { Refused } from "../../../packages/naijaref/src/search/stored-tables.ts";
import * as stored from "../../../packages/naijaref/src/search/stored-tables.ts";

const digestOf: stored.DigestOf = (bytes) => createHash("sha256").update(bytes).digest();

/** @param build names the build: only its own service reads the file. */
export const storeTables = (tables: IndexTables, build: string): Uint8Array =>
  stored.storeTables(tables, build, digestOf);

/** The tables in a file that `storeTables` has made for the build. */
export const readTables = (file: Uint8Array<ArrayBuffer>, build: string): IndexTables | Refused =>
  stored.readTables(file, build, digestOf);

export const fileOf = (name: string): string => `tables/search-${name}.bin`;
