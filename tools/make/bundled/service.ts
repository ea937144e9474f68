import { readFileSync } from "node:fs";
import type { IndexTables } from "../../../packages/naijaref/src/search/engine/index-tables.ts";
import { keepTables } from "../../../packages/naijaref/src/search/stored-tables.ts";
import { start } from "../../../packages/server/src/entries/service.ts";
import { readTables } from "../service/store-indexes.ts";

/**
 * The bundled service: it reads the tables of an index that the build has stored beside it. If it cannot, it
 * warns and builds them, so that a search finds the same and only the first one takes longer.
 */

/** The file of each index by its name: `npm run build` writes it here. */
declare const INDEXES: Readonly<Record<string, string>>;

function readStored(file: URL): IndexTables | "missing" | "damaged" {
  let bytes: Buffer<ArrayBuffer>;
  try {
    bytes = readFileSync(file);
  } catch {
    return "missing";
  }
  return readTables(bytes) ?? "damaged";
}

keepTables((definition, build) => {
  const file = `tables/${INDEXES[definition.name]}`;
  const read = readStored(new URL(file, import.meta.url));
  if (typeof read === "object") return read;
  process.emitWarning(
    `${file} is ${read}, so the first search takes longer. Run \`npm run build\` to write it again.`,
    { code: "NAIJAREF_SEARCH_INDEX" },
  );
  return build(definition);
});
start();
