import { statSync } from "node:fs";
import { resolve } from "node:path";
import { packLibrary } from "./pack.ts";

/** `npm run package -- <folder>`: writes the package of the library as it is published, in about a minute. */

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("give the folder in which the package is to be written");
const file = await packLibrary(resolve(folder), 0);
console.log(`${file} has ${statSync(file).size} bytes. Publish it: npm publish ${file} --provenance`);
