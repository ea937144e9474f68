import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineBanks } from "../../../packages/naijaref/src/search/banks.ts";
import type { IndexTables } from "../../../packages/naijaref/src/search/engine/index-tables.ts";
import { type IndexDefinition, tablesOf } from "../../../packages/naijaref/src/search/open-index.ts";
import { defineRecords, defineStatesAndLgas } from "../../../packages/naijaref/src/search/records.ts";
import * as stored from "../../../packages/naijaref/src/search/stored-tables.ts";

const digestOf: stored.DigestOf = (bytes) => createHash("sha256").update(bytes).digest();

export const storeTables = (tables: IndexTables): Uint8Array => stored.storeTables(tables, digestOf);

/** The tables in a file that `storeTables` has made; undefined if it is damaged. */
export const readTables = (file: Uint8Array<ArrayBuffer>): IndexTables | undefined =>
  stored.readTables(file, digestOf);

/** The name of a stored index. It says what is in it, for the reason that `tableFile` has. */
export const fileOf = (name: string, file: Uint8Array): string =>
  `search-${name}-${Buffer.from(file.subarray(0, 8)).toString("hex")}.bin`;

export const INDEXES: readonly (() => IndexDefinition)[] = [defineStatesAndLgas, defineRecords, defineBanks];

export const wholeTablesOf = (definition: IndexDefinition): IndexTables =>
  stored.wholeTables(tablesOf(definition));

/** Writes the tables of every index into a folder, and returns the name of each file by that of its index. */
export const storeIndexes = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    INDEXES.map((define) => {
      const definition = define();
      const bytes = storeTables(wholeTablesOf(definition));
      const file = fileOf(definition.name, bytes);
      writeFileSync(join(folder, file), bytes);
      return [definition.name, file];
    }),
  );
