import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { storeIndexes } from "./store-indexes.ts";
import { removeOldTables } from "./table-files.ts";
import { tablesApart } from "./tables-apart.ts";

/**
 * Bundles the service, and has each runtime's entry load it: one module in place of some hundred starts in
 * half the time. The tables, and the indexes of the searches, are files beside it, read when they are first
 * used.
 */

const repository = fileURLToPath(new URL("../../", import.meta.url));
const source = join(repository, "packages/server/src");
const outdir = join(repository, "packages/server/dist/entries");
const tables = join(outdir, "tables");

/** In milliseconds. */
const LONGEST_COMPILATION = 30_000;

/** The text of each file of a large value. */
const files = new Map<string, string>();

/** What the search reads its indexes with, in place of the module that builds them. */
const storedIndexes: Plugin = {
  name: "stored-indexes",
  setup({ onResolve }) {
    const reader = fileURLToPath(new URL("read-index.ts", import.meta.url));
    onResolve({ filter: /\/tables-of\.ts$/ }, ({ importer }) =>
      importer === reader ? undefined : { path: reader },
    );
  },
};

/**
 * A module as text of ASCII alone, which V8 keeps in one byte a character in place of two. esbuild does the
 * same but in patterns and in templates with a tag: both may have escapes too.
 */
const escapeLetters = (module: string): string =>
  module.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Stands in the bundle until the name of the build is known, which depends on all the rest. */
const BUILD = "name of the build";

const common: BuildOptions = {
  outdir,
  bundle: true,
  platform: "node",
  target: "node20.19",
  conditions: ["naijaref-source"],
  logLevel: "warning",
};

rmSync(join(outdir, "service.cjs.compiled"), { force: true });
mkdirSync(tables, { recursive: true });
const { outputFiles = [] } = await build({
  ...common,
  write: false,
  entryPoints: [join(source, "entries/service.ts")],
  format: "cjs",
  outExtension: { ".js": ".cjs" },
  // V8 does not call back for an import of a script that was compiled before: all that is loaded is required.
  supported: { "dynamic-import": false },
  // Loaded only where the limit is shared.
  external: ["@redis/client"],
  define: { "import.meta.url": "MODULE_URL", BUILD: JSON.stringify(BUILD) },
  banner: { js: 'const MODULE_URL = require("node:url").pathToFileURL(__filename).href;' },
  plugins: [tablesApart(files), storedIndexes],
});
const bundle = escapeLetters(outputFiles[0]?.text ?? "");
const hash = createHash("sha256").update(bundle);
for (const [file, text] of [...files].sort()) {
  writeFileSync(join(tables, file), text);
  hash.update(file).update(text);
}
const service = join(outdir, "service.cjs");
const sizes = [...files].map(([file, text]) => [file, Buffer.byteLength(text)]);
writeFileSync(join(outdir, "tables.json"), JSON.stringify(Object.fromEntries(sizes)));
removeOldTables(tables, files, existsSync(service) ? readFileSync(service, "latin1") : "");
const name = hash.digest("hex");
writeFileSync(service, bundle.replace(JSON.stringify(BUILD), JSON.stringify(name)));
storeIndexes(outdir, name);
await build({
  ...common,
  entryPoints: {
    node: join(source, "entries/compiled.ts"),
    bun: join(source, "entries/bundled.ts"),
    deno: join(source, "entries/bundled.ts"),
    "watchdog-thread": join(source, "process/watchdog-thread.ts"),
  },
  format: "esm",
});
try {
  execFileSync(process.execPath, [fileURLToPath(new URL("compile.mjs", import.meta.url)), outdir], {
    // The settings are those of `npm start` without any, whatever the environment of the build says.
    env: { HOST: "127.0.0.1", LOG_LEVEL: "silent" },
    stdio: "inherit",
    timeout: LONGEST_COMPILATION,
  });
} catch {
  console.warn(
    "The service could not run here, so its starts will take longer: V8 will compile it each time.",
  );
}
