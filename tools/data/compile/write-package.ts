import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Leaves an unchanged file alone, so that watchers and incremental builds stay quiet. */
export function writeIfChanged(path: string, content: string): void {
  try {
    if (readFileSync(path, "utf8") === content) return;
  } catch {
    // The file is not there yet.
  }
  writeFileSync(path, content);
}

const folderOf = (name: string): string =>
  fileURLToPath(new URL(`../../../packages/${name}/src/generated/`, import.meta.url));

/** Writes generated modules of a package. */
export function writePackage(name: string, modules: ReadonlyMap<string, string>): void {
  const folder = folderOf(name);
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of modules) writeIfChanged(folder + file, content);
}

/** Removes all generated modules of a package but these: a table that was renamed leaves none behind. */
export function removeOtherModules(name: string, files: Iterable<string>): void {
  const kept = new Set(files);
  const folder = folderOf(name);
  for (const file of readdirSync(folder)) if (!kept.has(file)) rmSync(folder + file);
}
