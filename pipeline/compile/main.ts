import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { readDataset } from "../table/index.ts";
import { writeModules } from "./modules.ts";

const library = fileURLToPath(new URL("../../packages/naijaref/src/", import.meta.url));

/** Leaves an unchanged file alone, so that watchers and incremental builds stay quiet. */
function writeIfChanged(path: string, content: string): void {
  try {
    if (readFileSync(path, "utf8") === content) return;
  } catch {
    mkdirSync(dirname(path), { recursive: true });
  }
  writeFileSync(path, content);
}

for (const [file, content] of writeModules(readDataset())) writeIfChanged(library + file, content);
