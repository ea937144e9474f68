import { readFileSync } from "node:fs";
import type { IndexTables } from "../../packages/naijaref/src/search/engine/index.ts";
import type { Refused } from "../../packages/naijaref/src/search/stored/open-tables.ts";
import { tablesOf as build, type IndexDefinition } from "../../packages/naijaref/src/search/tables-of.ts";
import { readTables } from "./stored-tables.ts";

/**
 * In the bundled service this module is in place of the library's `search/tables-of.ts`: it reads the tables
 * of an index that the build has stored. If it cannot, it warns and builds them, so that a search finds the
 * same and only the first one takes longer.
 */

export type { IndexDefinition };

/** What the service calls its own build: `npm run build` writes it here. */
declare const BUILD: string;

export function tablesOf(definition: IndexDefinition): IndexTables {
  const file = fileOf(definition.name);
  const read = readStored(new URL(file, import.meta.url));
  if (typeof read === "object") return read;
  process.emitWarning(
    `${file} is ${read}, so the first search takes longer. Run \`npm run build\` to write it again.`,
    { code: "NAIJAREF_SEARCH_INDEX" },
  );
  return build(definition);
}

/** Where the tables of an index are, relative to the bundle. */
export const fileOf = (name: string): string => `tables/search-${name}.bin`;

function readStored(file: URL): IndexTables | Refused | "missing" {
  let bytes: Buffer<ArrayBuffer>;
  try {
    bytes = readFileSync(file);
  } catch {
    return "missing";
  }
  return readTables(bytes, BUILD);
}
