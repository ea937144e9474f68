import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { dataVersion } from "naijaref/about";
import { readTopology } from "../boundaries/index.ts";
import { drawAround } from "./around.ts";
import { drawLayers } from "./layers.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const folder = fileURLToPath(new URL("../../../packages/pages/src/generated/map/", import.meta.url));

/** Where the written modules find the type of a map. */
const LAYER_TYPE = '"../../map/layer.ts"';

/** What the maps are made of: the data and the programs that draw them. */
function fingerprint(): string {
  const hash = createHash("sha256").update(dataVersion);
  for (const file of readdirSync(here).sort())
    if (file.endsWith(".ts") && !file.endsWith(".test.ts")) hash.update(readFileSync(here + file));
  return hash.digest("hex").slice(0, 16);
}

const fileOf = (layer: string): string => `${folder}${layer.replaceAll("_", "-")}.ts`;

/** Writes a module for each map, unless those that are there are made of the same: drawing takes seconds. */
export function writeMaps(): void {
  const notice = `// Drawn from data/ by npm run build. Fingerprint ${fingerprint()}.\n`;
  try {
    if (readFileSync(fileOf("states"), "utf8").startsWith(notice)) return;
  } catch {
    // It was never drawn.
  }
  mkdirSync(folder, { recursive: true });
  // The map of states is written last: it says that the others are done.
  const layers = drawLayers(readTopology());
  const { projection, width, height } = layers.lgas;
  writeFileSync(
    fileOf("around"),
    `${notice}\n/** The land of the neighbouring countries, in units of the map of LGAs. From Natural Earth, public domain. */\nexport const around: readonly string[] = ${JSON.stringify(drawAround(projection, width, height))};\n`,
  );
  for (const [name, layer] of Object.entries(layers).toReversed())
    writeFileSync(
      fileOf(name),
      `${notice}import type { Layer } from ${LAYER_TYPE};\n\nexport const layer: Layer = ${JSON.stringify(layer)};\n`,
    );
}
