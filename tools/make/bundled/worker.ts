import { keepTables } from "../../../packages/naijaref/src/search/stored-tables.ts";
import { createWorker } from "../../../packages/server/src/entries/worker.ts";
import { fetched, loadIndexes } from "../worker/indexes.ts";

/** The bundled worker: its searches read the indexes that the build has stored. */

/** The file of each index by its name: `npm run build worker` writes it here. */
declare const INDEXES: Readonly<Record<string, string>>;

keepTables((definition, build) => fetched.get(definition.name) ?? build(definition));

export default createWorker(loadIndexes(INDEXES));
