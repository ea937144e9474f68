import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { dataVersion } from "../../../packages/naijaref/src/generated/version.ts";
import { load } from "../../../packages/polling-units/src/generated/load.ts";
import { storeIndexes } from "../service/store-indexes.ts";
import { FOLDER } from "./indexes.ts";
import { copyDownloads } from "./worker-downloads.ts";

/**
 * Bundles the service for the edge, and writes the worker's static files: the polling units, one file for each
 * state; the scripts and styles of the pages; the downloads, if they are built; and the indexes of the searches.
 * In the bundle these would more than double it, and to build one takes a fifth of a second.
 */

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const repository = at("../../../");
const folder = join(repository, "packages/server/dist/worker");
const assets = join(folder, "assets");

const emptied = (name: string): string => {
  const path = join(assets, name);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return path;
};

const units = emptied("polling-units");
for (const [code, loadModule] of Object.entries(load)) {
  const { pollingUnits } = await loadModule();
  writeFileSync(join(units, `${code}.json`), JSON.stringify(pollingUnits));
}
cpSync(join(repository, "packages/pages/dist/assets"), emptied("assets"), { recursive: true });
copyDownloads(join(repository, "downloads"), dataVersion, assets);

const { outputFiles = [] } = await build({
  entryPoints: { worker: at("../bundled/worker.ts") },
  bundle: true,
  minify: true,
  write: false,
  format: "esm",
  target: "es2023",
  conditions: ["naijaref-source"],
  logLevel: "warning",
  define: { INDEXES: JSON.stringify(storeIndexes(emptied(FOLDER))) },
});
// wrangler uploads what lies beside the bundle as modules of the worker: nothing else may.
mkdirSync(join(folder, "code"), { recursive: true });
writeFileSync(join(folder, "code", "worker.js"), outputFiles[0]?.text ?? "");
