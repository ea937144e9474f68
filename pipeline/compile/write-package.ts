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

/** Writes a package's generated modules. */
export function writePackage(name: string, modules: ReadonlyMap<string, string>): void {
  const folder = fileURLToPath(new URL(`../../packages/${name}/src/generated/`, import.meta.url));
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of modules) writeIfChanged(folder + file, content);
  // A table that was renamed or removed leaves no module behind.
  for (const file of readdirSync(folder)) if (!modules.has(file)) rmSync(folder + file);
}
