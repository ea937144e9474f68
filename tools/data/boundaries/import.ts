import { saveFiles } from "../table/index.ts";
import { importGeoBoundaries } from "./import-geoboundaries.ts";
import { importSurvey } from "./import-survey.ts";
import { TOPOLOGY_FILE, WITNESS_FILE, writeTopology } from "./topology.ts";

/**
 * `npm run import:boundaries -- <folder>`: makes the two files of `data/boundaries/` from the files of their
 * sources. Run it again only for a new release.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("give the folder that holds the files of the two sources");
saveFiles(
  new Map([
    [TOPOLOGY_FILE, writeTopology(importSurvey(folder))],
    [WITNESS_FILE, writeTopology(importGeoBoundaries(folder))],
  ]),
);
