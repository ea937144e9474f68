import { keepTables } from "../../../packages/naijaref/src/search/stored-tables.ts";
import { createWorker } from "../../../packages/server/src/entries/worker.ts";
import { fetched, loadIndexes } from "../worker/indexes.ts";

/** The bundled worker: its searches read the indexes that the build has stored. */

/** `npm run build worker` writes both here. */
declare const BUILD: string;
declare const NAMES: readonly string[];

keepTables((definition, build) => fetched.get(definition.name) ?? build(definition));

export default createWorker(loadIndexes(BUILD, NAMES));
