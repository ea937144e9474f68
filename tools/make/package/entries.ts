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

/** Written besides, for the command line, whose searches store their indexes. Users cannot import it. */
export const STORED_TABLES = "search/stored-tables";

/**
 * A module of its own, so that what loads a part of an entry later does not load the rest: a field for a
 * phone number needs no bank. Users cannot import it: the entry exports all that is in it.
 */
export const PARTS_OF_ENTRIES: readonly string[] = ["schema/kinds/phone"];
