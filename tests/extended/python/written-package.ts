import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CompleteDataset, readCompleteDataset } from "../../../tools/data/compile/complete-dataset.ts";
import { NOTICES, pythonFiles } from "../../../tools/make/python/package-files.ts";
import { makeFolder } from "../../start/folder.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** What is not copied: what the build and the tools write. */
const WRITTEN = /_generated|_cache|__pycache__|dist$/;

/** The package's folder as it is after `npm run build python`, in a folder of the test. */
export interface WrittenPackage {
  readonly folder: string;
  readonly content: CompleteDataset;
  /** The same once more, inside the folder. */
  readonly writeAgain: (name: string) => string;
}

export function writePackage(): WrittenPackage {
  const content = readCompleteDataset();
  const notices = new Map(NOTICES.map((name) => [name, readFileSync(repository + name, "utf8")] as const));
  const engine = readFileSync(`${repository}packages/naijaref/dist/engine/naijaref-engine.js`, "utf8");
  const files = pythonFiles({ ...content, notices, engine });
  const writeTo = (folder: string): string => {
    cpSync(`${repository}python`, folder, { recursive: true, filter: (path) => !WRITTEN.test(path) });
    for (const [path, bytes] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
    return folder;
  };
  const folder = writeTo(makeFolder());
  return { folder, content, writeAgain: (name) => writeTo(join(folder, name)) };
}
