import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readTopology } from "../boundaries/index.ts";
import { readDataset, readProofs, readWitnesses } from "../table/index.ts";
import { countFields } from "./field-counts.ts";
import { writeModules } from "./modules.ts";
import { pruneBuilt } from "./prune.ts";

const library = fileURLToPath(new URL("../../packages/naijaref/", import.meta.url));
const folder = `${library}src/generated/`;

/** Leaves an unchanged file alone, so that watchers and incremental builds stay quiet. */
function writeIfChanged(path: string, content: string): void {
  try {
    if (readFileSync(path, "utf8") === content) return;
  } catch {
    // The file is not there yet.
  }
  writeFileSync(path, content);
}

const dataset = readDataset();
const modules = writeModules(dataset, readTopology(), countFields(dataset, readProofs(), readWitnesses()));
mkdirSync(folder, { recursive: true });
for (const [file, content] of modules) writeIfChanged(folder + file, content);
// A table that was renamed or removed leaves no module behind.
for (const file of readdirSync(folder)) if (!modules.has(file)) rmSync(folder + file);
pruneBuilt(`${library}src`, `${library}dist`);
