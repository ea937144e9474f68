/**
 * Writes the worker's static files: the polling units, one file for each state, and the scripts and styles of
 * the pages. Part of `npm run build:worker`.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { load } from "../../packages/polling-units/src/generated/load.ts";

const folder = fileURLToPath(
  new URL("../../packages/server/dist/worker/assets/polling-units/", import.meta.url),
);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [code, loadModule] of Object.entries(load)) {
  const { pollingUnits } = await loadModule();
  writeFileSync(`${folder}${code}.json`, JSON.stringify(pollingUnits));
}

const explorer = fileURLToPath(new URL("../../packages/explorer/dist/assets/", import.meta.url));
const pages = fileURLToPath(new URL("../../packages/server/dist/worker/assets/assets/", import.meta.url));
rmSync(pages, { recursive: true, force: true });
cpSync(explorer, pages, { recursive: true });
