import { createHash } from "node:crypto";
import type { IndexTables } from "../../../packages/naijaref/src/search/engine/index-tables.ts";
import * as stored from "../../../packages/naijaref/src/search/stored-tables.ts";

const digestOf: stored.DigestOf = (bytes) => createHash("sha256").update(bytes).digest();

export const storeTables = (tables: IndexTables): Uint8Array => stored.storeTables(tables, digestOf);

/** The tables in a file that `storeTables` has made; undefined if it is damaged. */
export const readTables = (file: Uint8Array<ArrayBuffer>): IndexTables | undefined =>
  stored.readTables(file, digestOf);

/** The name of a stored index. It says what is in it, for the reason that `tableFile` has. */
export const fileOf = (name: string, file: Uint8Array): string =>
  `search-${name}-${Buffer.from(file.subarray(0, 8)).toString("hex")}.bin`;
