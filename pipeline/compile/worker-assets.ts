/** Writes the polling units as the worker's static files: one for each state. Part of `npm run build:worker`. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
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
