/**
 * `npm run changes -- <version> <version>`: how the second edition of the downloads differs from the first,
 * a JSON object a line. An edition is a data version in `downloads/`, or a folder.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compareEditions } from "./compare.ts";
import { readEdition } from "./edition.ts";

const downloads = fileURLToPath(new URL("../../downloads/", import.meta.url));

const folderOf = (edition: string): string =>
  existsSync(downloads + edition) ? downloads + edition : edition;

const [earlier, later] = process.argv.slice(2);

try {
  if (earlier === undefined || later === undefined) {
    throw new Error("Give two editions: npm run changes -- <version> <version>");
  }
  const changes = compareEditions(readEdition(folderOf(earlier)), readEdition(folderOf(later)));
  for (const change of changes) console.log(JSON.stringify(change));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
