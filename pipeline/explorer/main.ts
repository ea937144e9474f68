import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { writeMaps } from "../map/write.ts";
import { bundle } from "./bundle.ts";
import { changesModule } from "./changes.ts";
import { checkoutModule } from "./checkout.ts";

/**
 * Draws the maps of the country, writes what the pages show of the data's history and of the examples, and
 * builds their scripts and styles. Part of `npm run build`.
 */

const generated = fileURLToPath(new URL("../../packages/explorer/src/generated/", import.meta.url));

writeMaps();
mkdirSync(generated, { recursive: true });
const write = (name: string, text: string): void => writeFileSync(`${generated}${name}.ts`, text);
write("changes", changesModule());
write("checkout", checkoutModule());

const { assets, files, offlineFiles } = await bundle();
write(
  "assets",
  `// Written by npm run build.
export const assets = ${JSON.stringify(assets, null, 2)} as const;

export const assetFiles: readonly string[] = ${JSON.stringify(files)};

export const offlineFiles: readonly string[] = ${JSON.stringify(offlineFiles)};
`,
);
