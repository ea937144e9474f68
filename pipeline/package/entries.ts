import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The modules that a user can import, from the package's root and without their ending: `places/index`. */
export type Entries = readonly string[];

/** `index` of the package, and of each folder of the source that has one. */
export const entriesOf = (source: string): Entries => [
  "index",
  ...readdirSync(source)
    .filter((folder) => existsSync(join(source, folder, "index.ts")))
    .map((folder) => `${folder}/index`),
];

/**
 * Modules that are written besides, for the command line: a look-up of a state or an LGA loads no table of
 * wards, what it is called loads no table at all, and a search stores its index. Users cannot import them.
 */
export const APART: Entries = ["kinds/kinds", "places/states", "places/lgas", "search/stored-tables"];
