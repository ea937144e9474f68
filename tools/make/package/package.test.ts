import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pruneBuilt } from "./commonjs.ts";

it("removes what was built from a file that is gone, and nothing else", () => {
  const folder = mkdtempSync(join(tmpdir(), "naijaref-prune-"));
  try {
    for (const path of ["src/banks", "dist/banks", "dist/browser"])
      mkdirSync(join(folder, path), { recursive: true });
    for (const file of ["src/banks/banks.ts", "dist/banks/banks.js", "dist/banks/banks.d.ts"])
      writeFileSync(join(folder, file), "");
    for (const file of ["dist/banks/gone.js", "dist/banks/gone.d.ts", "dist/note.txt", "dist/browser/a.js"])
      writeFileSync(join(folder, file), "");
    pruneBuilt(join(folder, "src"), join(folder, "dist"), (file) => !file.startsWith("browser"));
    expect(readdirSync(join(folder, "dist/banks"))).toEqual(["banks.d.ts", "banks.js"]);
    expect(readdirSync(join(folder, "dist"))).toEqual(["banks", "browser", "note.txt"]);
    expect(readdirSync(join(folder, "dist/browser"))).toEqual(["a.js"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
