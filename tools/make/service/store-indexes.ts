import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineBanks } from "../../../packages/naijaref/src/search/banks.ts";
import { defineConstituencies } from "../../../packages/naijaref/src/search/constituencies.ts";
import type { IndexTables } from "../../../packages/naijaref/src/search/engine/index.ts";
import { defineLocalities } from "../../../packages/naijaref/src/search/localities.ts";
import { defineNamed, NAMED_KINDS } from "../../../packages/naijaref/src/search/named.ts";
import { type IndexDefinition, tablesOf } from "../../../packages/naijaref/src/search/open-index.ts";
import { defineAllPlaces, defineStatesAndLgas } from "../../../packages/naijaref/src/search/places.ts";
import { wholeTables } from "../../../packages/naijaref/src/search/stored/store-tables.ts";
import { fileOf, storeTables } from "./stored-tables.ts";

/** Every index of records that a search opens. */
export const INDEXES: readonly (() => IndexDefinition)[] = [
  defineStatesAndLgas,
  defineAllPlaces,
  defineConstituencies,
  defineLocalities,
  defineBanks,
  ...NAMED_KINDS.map((kind) => () => defineNamed(kind)),
];

export const wholeTablesOf = (definition: IndexDefinition): IndexTables => wholeTables(tablesOf(definition));

/** Writes the tables of every index where the bundle in a folder reads them. */
export function storeIndexes(folder: string, build: string): void {
  for (const define of INDEXES) {
    const definition = define();
    writeFileSync(join(folder, fileOf(definition.name)), storeTables(wholeTablesOf(definition), build));
  }
}
