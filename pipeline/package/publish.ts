import { mkdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { packLibrary } from "./pack.ts";

/** `npm run package -- <folder>`: writes the package of the library as it is published, in about a minute. */

const [folder, ...more] = process.argv.slice(2);
if (folder === undefined || more.length > 0) {
  console.error("Name one folder, in which the package is to be written: npm run package -- <folder>");
  process.exit(2);
}
mkdirSync(resolve(folder), { recursive: true });
const file = await packLibrary(resolve(folder), 0);
console.log(`${file} has ${statSync(file).size} bytes. Publish it: npm publish ${file} --provenance`);
