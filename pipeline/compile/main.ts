import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readDataset, readProofs, readWitnesses } from "../table/index.ts";
import { readDataBeside } from "./data-beside.ts";
import { countFields } from "./field-counts.ts";
import { writeGuides } from "./guides.ts";
import { writeModules, writePollingUnitModules } from "./modules.ts";

/** Leaves an unchanged file alone, so that watchers and incremental builds stay quiet. */
function writeIfChanged(path: string, content: string): void {
  try {
    if (readFileSync(path, "utf8") === content) return;
  } catch {
    // The file is not there yet.
  }
  writeFileSync(path, content);
}

/** Writes a package's generated modules. */
function writePackage(name: string, modules: ReadonlyMap<string, string>): void {
  const root = fileURLToPath(new URL(`../../packages/${name}/`, import.meta.url));
  const folder = `${root}src/generated/`;
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of modules) writeIfChanged(folder + file, content);
  // A table that was renamed or removed leaves no module behind.
  for (const file of readdirSync(folder)) if (!modules.has(file)) rmSync(folder + file);
}

const dataset = readDataset();
const beside = readDataBeside();
const fieldCounts = countFields(dataset, readProofs(), readWitnesses());
writePackage("naijaref", writeModules(dataset, beside, fieldCounts));
writePackage("polling-units", writePollingUnitModules(dataset, beside.pollingUnits));
writeIfChanged(
  fileURLToPath(new URL("../../packages/mcp/src/guides.generated.ts", import.meta.url)),
  writeGuides(),
);
