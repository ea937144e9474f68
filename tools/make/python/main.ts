/** `npm run build python`: writes what Python's package has of records and data. It needs no Python. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { readCompleteDataset } from "../../data/compile/complete-dataset.ts";
import { repository } from "../../repository.ts";
import { writeScript } from "../engine/write-engine.ts";
import { NOTICES, pythonFiles } from "./package-files.ts";

const notices = new Map(NOTICES.map((name) => [name, readFileSync(repository + name, "utf8")]));
const files = pythonFiles({ ...readCompleteDataset(), notices, engine: await writeScript("all") });
// A table that was renamed or removed leaves no file behind.
rmSync(`${repository}python/naijaref/_generated`, { recursive: true, force: true });
for (const [path, content] of files) {
  mkdirSync(dirname(`${repository}python/${path}`), { recursive: true });
  writeFileSync(`${repository}python/${path}`, content);
}
console.log(`${files.size} files in python/`);
