import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { SCRIPTS, writeScript } from "./write-engine.ts";

/** Writes the engine into the library's package, where it is no module: other languages load it. */

const folder = new URL("../../../packages/naijaref/dist/engine/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, { part }] of Object.entries(SCRIPTS))
  writeFileSync(fileURLToPath(new URL(`${name}.js`, folder)), await writeScript(part));
