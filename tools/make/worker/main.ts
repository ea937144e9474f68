import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { INDEXES, wholeTablesOf } from "../service/store-indexes.ts";
import { storeTables } from "../service/stored-tables.ts";
import { pathOf } from "./indexes.ts";

/**
 * Bundles the service for the edge, and stores the indexes of its searches among the worker's static files:
 * in the bundle they would more than double it, and to build one takes a fifth of a second.
 */

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const folder = at("../../../packages/server/dist/worker");
const assets = join(folder, "assets");

/** Stands in the bundle until the name of the build is known, which depends on all the rest. */
const BUILD = "name of the build";

const definitions = INDEXES.map((define) => define());
const { outputFiles = [] } = await build({
  entryPoints: { worker: at("../bundled/worker.ts") },
  bundle: true,
  minify: true,
  write: false,
  format: "esm",
  target: "es2023",
  conditions: ["naijaref-source"],
  logLevel: "warning",
  define: { BUILD: JSON.stringify(BUILD), NAMES: JSON.stringify(definitions.map(({ name }) => name)) },
});
const bundle = outputFiles[0]?.text ?? "";
const name = createHash("sha256").update(bundle).digest("hex");
// wrangler uploads what lies beside the bundle as modules of the worker: nothing else may.
mkdirSync(join(folder, "code"), { recursive: true });
writeFileSync(join(folder, "code", "worker.js"), bundle.replace(JSON.stringify(BUILD), JSON.stringify(name)));
rmSync(join(assets, dirname(pathOf(""))), { recursive: true, force: true });
for (const definition of definitions) {
  const file = join(assets, pathOf(definition.name));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, storeTables(wholeTablesOf(definition), name));
}
