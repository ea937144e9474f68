import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineBanks } from "../../../packages/naijaref/src/search/banks.ts";
import type { IndexTables } from "../../../packages/naijaref/src/search/engine/index-tables.ts";
import { type IndexDefinition, tablesOf } from "../../../packages/naijaref/src/search/open-index.ts";
import { defineRecords, defineStatesAndLgas } from "../../../packages/naijaref/src/search/records.ts";
import { wholeTables } from "../../../packages/naijaref/src/search/stored-tables.ts";
import { fileOf, storeTables } from "./stored-tables.ts";

/** Every index of records that a search opens. */
export const INDEXES: readonly (() => IndexDefinition)[] = [defineStatesAndLgas, defineRecords, defineBanks];

export const wholeTablesOf = (definition: IndexDefinition): IndexTables => wholeTables(tablesOf(definition));

/** Writes the tables of every index into a folder, and returns the name of each file by that of its index. */
export const storeIndexes = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    INDEXES.map((define) => {
      const definition = define();
      const stored = storeTables(wholeTablesOf(definition));
      const file = fileOf(definition.name, stored);
      writeFileSync(join(folder, file), stored);
      return [definition.name, file];
    }),
  );
