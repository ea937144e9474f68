import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "esbuild";
import { repository } from "../../repository.ts";
import { storeIndexes } from "./store-indexes.ts";
import { removeOldTables, tablesApart } from "./tables-apart.ts";

/**
 * Bundles the service, and has each runtime's entry load it: one module in place of some hundred starts in
 * half the time. The tables, and the indexes of the searches, are files beside it, read when they are first
 * used.
 */

const source = join(repository, "packages/server/src");
const outdir = join(repository, "packages/server/dist/entries");
const tables = join(outdir, "tables");

const files = new Map<string, string>();

/** A module as text of ASCII alone, which V8 keeps in one byte a character in place of two. */
const escapeLetters = (module: string): string =>
  module.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

const common: BuildOptions = {
  outdir,
  bundle: true,
  platform: "node",
  target: "node20.19",
  conditions: ["naijaref-source"],
  logLevel: "warning",
};

mkdirSync(tables, { recursive: true });
const indexes = storeIndexes(tables);
const { outputFiles = [] } = await build({
  ...common,
  write: false,
  entryPoints: { service: fileURLToPath(new URL("../bundled/service.ts", import.meta.url)) },
  format: "cjs",
  outExtension: { ".js": ".cjs" },
  // Loaded only where the limit is shared.
  external: ["@redis/client"],
  define: { "import.meta.url": "MODULE_URL", INDEXES: JSON.stringify(indexes) },
  banner: { js: 'const MODULE_URL = require("node:url").pathToFileURL(__filename).href;' },
  plugins: [tablesApart(files)],
});
const bundle = escapeLetters(outputFiles[0]?.text ?? "");
for (const [file, text] of files) writeFileSync(join(tables, file), text);
const service = join(outdir, "service.cjs");
const sizes = [...files].map(([file, text]) => [file, Buffer.byteLength(text)]);
writeFileSync(join(outdir, "tables.json"), JSON.stringify(Object.fromEntries(sizes)));
const current = new Set([...files.keys(), ...Object.values(indexes)]);
removeOldTables(tables, current, existsSync(service) ? readFileSync(service, "utf8") : "");
writeFileSync(service, bundle);
await build({
  ...common,
  entryPoints: {
    node: join(source, "entries/bundled.ts"),
    bun: join(source, "entries/bundled.ts"),
    deno: join(source, "entries/bundled.ts"),
    "watchdog-thread": join(source, "process/watchdog-thread.ts"),
  },
  format: "esm",
});
