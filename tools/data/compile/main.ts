import { fileURLToPath } from "node:url";
import { readDataset, readProofs, readWitnesses } from "../table/index.ts";
import { readDataBeside } from "./data-beside.ts";
import { countFields } from "./field-counts.ts";
import { writeGuides } from "./guides.ts";
import { EVIDENCE_MODULE, writeModules } from "./modules.ts";
import { removeOtherModules, writeIfChanged, writePackage } from "./write-package.ts";

/** Compiles the data into modules of the library, and the guides into one of the agents' tools. */

const dataset = readDataset();
const fieldCounts = countFields(dataset, readProofs(), readWitnesses());
const modules = writeModules(dataset, readDataBeside(), fieldCounts);
writePackage("naijaref", modules);
removeOtherModules("naijaref", [...modules.keys(), EVIDENCE_MODULE]);
writeIfChanged(
  fileURLToPath(new URL("../../../packages/protocols/src/mcp/guides.generated.ts", import.meta.url)),
  writeGuides(),
);
