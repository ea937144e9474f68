/**
 * Writes the worker's static files: the polling units, one file for each state, the scripts and styles of the
 * pages, and the downloads if they are built. Part of `npm run build worker`, whose other part adds
 * the indexes of the searches.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { dataVersion } from "../../../packages/naijaref/src/generated/version.ts";
import { load } from "../../../packages/polling-units/src/generated/load.ts";
import { copyDownloads } from "./worker-downloads.ts";

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const assets = at("packages/server/dist/worker/assets/");
const folder = `${assets}polling-units/`;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [code, loadModule] of Object.entries(load)) {
  const { pollingUnits } = await loadModule();
  writeFileSync(`${folder}${code}.json`, JSON.stringify(pollingUnits));
}

const pages = `${assets}assets/`;
rmSync(pages, { recursive: true, force: true });
cpSync(at("packages/pages/dist/assets/"), pages, { recursive: true });

copyDownloads(at("downloads"), dataVersion, assets);
