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

/** Writes the tables of every index where the bundle in a folder reads them. */
export function storeIndexes(folder: string, build: string): void {
  for (const define of INDEXES) {
    const definition = define();
    writeFileSync(join(folder, fileOf(definition.name)), storeTables(wholeTablesOf(definition), build));
  }
}
