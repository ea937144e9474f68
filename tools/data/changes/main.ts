/**
 * `npm run tool changes <version> <version>`: how the second edition of the downloads differs from the first,
 * a JSON object a line. An edition is a data version in `downloads/`, or a folder. Without the second, the
 * first is the `data/` folder of an earlier commit, and is compared with that of this checkout.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readCompleteDataset } from "../compile/complete-dataset.ts";
import { dataFolder } from "../table/index.ts";
import { compareEditions } from "./compare.ts";
import { readEdition, readStoredTables } from "./edition.ts";

const downloads = fileURLToPath(new URL("../../../downloads/", import.meta.url));

const folderOf = (edition: string): string =>
  existsSync(downloads + edition) ? downloads + edition : edition;

function storedFolder(folder: string): string {
  if (existsSync(`${folder}/changes.csv`)) return `${folder}/`;
  throw new Error(
    `${folder} has no changes.csv: give two editions, or the data/ folder of an earlier commit`,
  );
}

const [earlier, later] = process.argv.slice(2);

try {
  if (earlier === undefined) {
    throw new Error("Give two editions: npm run tool changes <version> <version>");
  }
  const changes =
    later === undefined
      ? compareEditions(
          { tables: readStoredTables(storedFolder(earlier)) },
          { dataVersion: readCompleteDataset().dataVersion, tables: readStoredTables(dataFolder) },
        )
      : compareEditions(readEdition(folderOf(earlier)), readEdition(folderOf(later)));
  for (const change of changes) console.log(JSON.stringify(change));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
