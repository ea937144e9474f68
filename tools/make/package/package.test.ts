import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pruneBuilt } from "./commonjs.ts";
import { rollDeclarations } from "./roll-declarations.ts";

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

const roll = (modules: Readonly<Record<string, string>>) => {
  const entries = Object.keys(modules).filter((path) => path.endsWith("index"));
  return Object.fromEntries(rollDeclarations(entries, (path) => modules[path] ?? ""));
};

it("leaves out what no entry needs, and keeps comments", () => {
  const files = roll({
    "a/index": 'export { one } from "./one.js";\n',
    "a/one": `import type { Two } from "../b/two.js";
/** The first. */
export declare const one: (two: Two) => void;
export declare function unused(): void;
export {};
`,
    "b/two": "/** Has\n * parts. */\ninterface Two {\n    part: string;\n}\nexport type Three = Two;\n",
  });
  expect(files).toEqual({
    "a/index.d.cts": 'export { one } from "../declarations-1.cjs";\n',
    "declarations-1.d.cts": `/** The first. */
export declare const one: (two: Two) => void;
/** Has
 * parts. */
export interface Two {
    part: string;
}
`,
  });
});

it("keeps names apart that mean two things", () => {
  const files = roll({
    index: 'export * from "./a/index.js";\nexport type { Name as OtherName } from "./other.js";\n',
    "a/index": `import type { Name as Known } from "../other.js";
export interface Name {
    known: Known;
    place: Location;
    here: import("../other.js").Location;
}
`,
    other: "export type Name = string;\nexport interface Location {\n    is: Name;\n}\n",
  });
  expect(files).toEqual({
    "index.d.cts": `export { Name as OtherName } from "./declarations-1.cjs";
export * from "./a/index.cjs";
`,
    "a/index.d.cts": 'export { Name } from "../declarations-2.cjs";\n',
    "declarations-1.d.cts": `export type Name = string;
export interface Location {
    is: Name;
}
`,
    "declarations-2.d.cts": `import { Name as Known, Location } from "./declarations-1.cjs";
export interface Name {
    known: Known;
    place: Location;
    here: Location;
}
`,
  });
});

it("names what it cannot read, and what is not exported", () => {
  expect(() => roll({ index: "namespace Old {}\n" })).toThrow("index.d.ts: what is this? namespace Old {}");
  expect(() => roll({ index: 'export { one } from "./one.js";\n', one: "" })).toThrow(
    "one does not export one",
  );
});
