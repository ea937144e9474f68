/** `npm run tool how-sure`: writes docs/how-sure.md from the dataset. */
import { writeFileSync } from "node:fs";
import { countFields } from "../compile/field-counts.ts";
import { readDataset, readProofs, readWitnesses } from "../table/index.ts";
import { writeHowSure } from "./how-sure.ts";

const fields = countFields(readDataset(), readProofs(), readWitnesses());
writeFileSync(new URL("../../../docs/how-sure.md", import.meta.url), writeHowSure(fields));
