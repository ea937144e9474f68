import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Entries } from "./entries.ts";
import { rollDeclarations } from "./roll-declarations.ts";

/**
 * Writes the types in place of the declarations that the compiler wrote. They are there once, as CommonJS:
 * TypeScript lets an ES module import declarations of CommonJS, but not the other way around.
 */
export function writeDeclarations(dist: string, entries: Entries): void {
  const target = join(dist, "require");
  rmSync(target, { recursive: true, force: true });

  function write(path: string, text: string): void {
    const file = join(target, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  for (const [path, text] of rollDeclarations(entries, (path) =>
    readFileSync(join(dist, `${path}.d.ts`), "utf8"),
  ))
    write(path, text);
  for (const path of readdirSync(dist, { recursive: true, encoding: "utf8" }))
    if (path.endsWith(".d.ts")) rmSync(join(dist, path));
  for (const entry of entries) {
    const toRoot = "../".repeat(entry.split("/").length - 1) || "./";
    writeFileSync(join(dist, `${entry}.d.ts`), `export * from "${toRoot}require/${entry}.cjs";\n`);
  }
}
