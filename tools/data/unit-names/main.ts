/**
 * `npm run tool unit-names`: writes the readable names of the polling units anew, from INEC's names and from the
 * lists and decisions in `data/evidence/polling-units/`.
 */
import { readPollingUnits, saveFiles, writePollingUnits } from "../table/index.ts";
import { readNameEvidence } from "./evidence.ts";
import { withMadeNames } from "./make.ts";

const evidence = readNameEvidence();
saveFiles(writePollingUnits(readPollingUnits().map((file) => withMadeNames(file, evidence))));
