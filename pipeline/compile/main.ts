import { fileURLToPath } from "node:url";
import { readDataset, readProofs, readWitnesses } from "../table/index.ts";
import { readDataBeside } from "./data-beside.ts";
import { countFields } from "./field-counts.ts";
import { writeGuides } from "./guides.ts";
import { writeModules } from "./modules.ts";
import { writeIfChanged, writePackage } from "./write-package.ts";

/** Compiles the data into the modules of the library, and the guides into one of the agents' tools. */

const dataset = readDataset();
const fieldCounts = countFields(dataset, readProofs(), readWitnesses());
writePackage("naijaref", writeModules(dataset, readDataBeside(), fieldCounts));
writeIfChanged(
  fileURLToPath(new URL("../../packages/mcp/src/guides.generated.ts", import.meta.url)),
  writeGuides(),
);
