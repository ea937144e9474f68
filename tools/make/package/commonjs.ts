import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { transformSync } from "esbuild";

const BUILT = /(?:\.d\.ts|\.js)$/;

/**
 * Removes the built files whose source file was renamed or removed. The compiler leaves them, and `npm pack`
 * would put them into the package.
 */
export function pruneBuilt(source: string, built: string, isCompiled: (file: string) => boolean): void {
  for (const file of readdirSync(built, { recursive: true, encoding: "utf8" })) {
    const isGone = BUILT.test(file) && !existsSync(join(source, file.replace(BUILT, ".ts")));
    if (isGone && isCompiled(file)) rmSync(join(built, file));
  }
}

/** Where the CommonJS modules of a package lie, below its `dist`. The types for `require` are beside them. */
const FOLDER = "require";

/** `require("./x.js")`, and the same inside of a promise, for what is loaded later. */
const REQUIRED = /\brequire\("(\.{1,2}\/[^"]+)\.js"\)/g;

/** One ES module as CommonJS. What it loads later is required later. */
function toCommonJs(text: string): string {
  const { code } = transformSync(text, {
    format: "cjs",
    platform: "node",
    target: "es2023",
    charset: "utf8",
    minifyWhitespace: true,
    supported: { "dynamic-import": false },
    logLevel: "error",
  });
  return `"use strict";${code.replaceAll(REQUIRED, 'require("$1.cjs")')}`;
}

/**
 * Writes each ES module of a built package once more, as CommonJS, in the same folders below `dist/require`.
 * Only tools that cannot load ES modules read them, such as Jest: `docs/decisions/commonjs.md`.
 */
export function writeCommonJs(dist: string, isPublished: (path: string) => boolean = () => true): void {
  for (const path of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
    if (!path.endsWith(".js") || !isPublished(path)) continue;
    const file = join(dist, FOLDER, path.replace(/\.js$/, ".cjs"));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, toCommonJs(readFileSync(join(dist, path), "utf8")));
  }
}
