/**
 * `npm run tool changes <folder>`: how the data of this checkout differs from the `data/` folder of an earlier
 * commit, a JSON object a line.
 */
import { existsSync } from "node:fs";
import { readCompleteDataset } from "../compile/complete-dataset.ts";
import { dataFolder } from "../table/index.ts";
import { compareEditions, readStoredTables } from "./compare.ts";

const [folder = ""] = process.argv.slice(2);

if (existsSync(`${folder}/changes.csv`)) {
  const changes = compareEditions(
    { tables: readStoredTables(`${folder}/`) },
    { dataVersion: readCompleteDataset().dataVersion, tables: readStoredTables(dataFolder) },
  );
  for (const change of changes) console.log(JSON.stringify(change));
} else {
  console.error(`"${folder}" has no changes.csv: give the data/ folder of an earlier commit.`);
  process.exitCode = 1;
}
