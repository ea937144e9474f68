/**
 * Writes data/plates from the gathered source tables:
 * `npx tsx --conditions=naijaref-source pipeline/import/plates.ts <sources folder>`
 */
import { readTable, saveTables } from "../table/index.ts";
import { importPlateCategories } from "./plates/categories.ts";
import { importPlatePrefixes } from "./plates/prefixes.ts";
import { readSource } from "./read-source.ts";

const folder = process.argv[2];
if (folder === undefined) throw new Error("name the folder of the source tables");
const read = (file: string) => readSource(`${folder}/plates/${file}`);

saveTables(
  {
    platePrefixes: importPlatePrefixes(read("plate_prefixes.csv")),
    plateCategories: importPlateCategories(read("plate_colours.csv")),
  },
  readTable("states"),
);
