import { readDataset, readPollingUnits } from "../table/index.ts";
import { EVIDENCE_MODULE, writeEvidenceModule } from "./modules.ts";
import { writePackage } from "./write-package.ts";

/** Compiles what the names of units and wards say about addresses into a module of the library. */

const module = writeEvidenceModule(readDataset(), readPollingUnits());
writePackage("naijaref", new Map([[EVIDENCE_MODULE, module]]));
