import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";

/**
 * Writes what `require("naijaref")` loads, and its types, beside the compiled library. Each module only
 * requires the ES module, which Node can since 20.19: so a program that uses both has one copy of the data.
 * The types are there once, as CommonJS: TypeScript lets an ES module import declarations of CommonJS, but
 * not the other way around.
 */

const dist = fileURLToPath(new URL("../../packages/naijaref/dist/", import.meta.url));
const target = join(dist, "require");

/** The files of the entries: `index` of the package and of each domain. */
const entries = readdirSync(dist, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /^(?:[\w-]+\/)?index\.d\.ts$/.test(path));

const IMPORT = /(["'])(\.{1,2}\/[^"']+)\.(?:js|ts)\1/g;

function write(path: string, text: string): void {
  const file = join(target, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The declarations that an entry needs, each with imports of CommonJS. */
function writeDeclarations(path: string, done: Set<string>): void {
  if (done.has(path)) return;
  done.add(path);
  const text = readFileSync(join(dist, path), "utf8");
  write(path.replace(/\.d\.ts$/, ".d.cts"), text.replace(IMPORT, "$1$2.cjs$1"));
  for (const [, , imported = ""] of text.matchAll(IMPORT))
    writeDeclarations(posix.join(posix.dirname(path), `${imported}.d.ts`), done);
}

rmSync(target, { recursive: true, force: true });
const done = new Set<string>();
for (const path of entries) writeDeclarations(path, done);
for (const path of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
  if (path.endsWith(".d.ts")) rmSync(join(dist, path));
}
for (const path of entries) {
  const module = path.replace(/\.d\.ts$/, ".js");
  const up = "../".repeat(module.split("/").length);
  write(module.replace(/\.js$/, ".cjs"), `"use strict";\nmodule.exports = require("${up}${module}");\n`);
  const toRoot = "../".repeat(module.split("/").length - 1) || "./";
  writeFileSync(join(dist, path), `export * from "${toRoot}require/${module.replace(/\.js$/, ".cjs")}";\n`);
}

/**
 * Comments are for who reads the sources, and those of the declarations are shown by editors: the built
 * modules need none.
 */
for (const path of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
  if (!path.endsWith(".js") || /^(?:generated|cli)[\\/]/.test(path)) continue;
  const file = join(dist, path);
  const { code } = transformSync(readFileSync(file, "utf8"), {
    target: "es2023",
    charset: "utf8",
    legalComments: "none",
  });
  writeFileSync(file, code);
}
