import { fileURLToPath } from "node:url";
import { readDataset, readPollingUnits, readProofs, readTable, readWitnesses } from "../table/index.ts";
import { readDataBeside } from "./data-beside.ts";
import { countFields } from "./field-counts.ts";
import { writeGuides } from "./guides.ts";
import { EVIDENCE_MODULE, writeEvidenceModule, writeModules, writePollingUnitModules } from "./modules.ts";
import { removeOtherModules, writeIfChanged, writePackage } from "./write-package.ts";

/**
 * Compiles the data into modules of the library, with what the names of units and wards say about addresses;
 * the polling units into the modules of their package; and the guides into one of the agents' tools.
 */

const dataset = readDataset();
const fieldCounts = countFields(dataset, readProofs(), readWitnesses());
const modules = writeModules(dataset, readDataBeside(), fieldCounts);
const pollingUnits = readPollingUnits();
modules.set(EVIDENCE_MODULE, writeEvidenceModule(dataset, pollingUnits));
writePackage("naijaref", modules);
removeOtherModules("naijaref", [...modules.keys()]);

const units = writePollingUnitModules({ states: readTable("states") }, pollingUnits);
writePackage("polling-units", units);
removeOtherModules("polling-units", units.keys());

writeIfChanged(
  fileURLToPath(new URL("../../../packages/protocols/src/mcp/guides.generated.ts", import.meta.url)),
  writeGuides(),
);
