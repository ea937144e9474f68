import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

import { writeMaps } from "../map/write.ts";
import { changesModule } from "./changes.ts";
import { checkoutModule } from "./checkout.ts";
import { recordChangesModule } from "./record-changes.ts";

/**
 * Draws the maps of the country. Builds the scripts and styles of the pages into files whose names have a
 * hash of their content, and writes the list of them for the pages. Every file of `client/entries` and
 * `styles/entries` is one. Part of `npm run build`.
 */

const explorer = fileURLToPath(new URL("../../packages/explorer/", import.meta.url));
const folder = `${explorer}dist/assets`;

const entriesOf = (part: string): string[] => {
  const entries = `${explorer}src/${part}/entries`;
  return readdirSync(entries).map((file) => `${entries}/${file}`);
};

writeMaps();
rmSync(folder, { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: [...entriesOf("client"), ...entriesOf("styles")],
  outdir: folder,
  entryNames: "[name]-[hash]",
  chunkNames: "part-[hash]",
  bundle: true,
  splitting: true,
  minify: true,
  metafile: true,
  format: "esm",
  target: ["es2022", "chrome109", "firefox115", "safari16.4"],
  conditions: ["naijaref-source"],
  logLevel: "warning",
});

const outputs = Object.entries(metafile.outputs).map(([path, { entryPoint }]) => ({
  file: basename(path),
  entryPoint,
}));
const assets = outputs.flatMap(({ file, entryPoint }) =>
  entryPoint === undefined ? [] : [[basename(entryPoint).replace(/\.tsx?$/, ".js"), `/assets/${file}`]],
);
const files = outputs.map(({ file }) => file).sort();

mkdirSync(`${explorer}src/generated`, { recursive: true });
writeFileSync(`${explorer}src/generated/changes.ts`, changesModule());
writeFileSync(`${explorer}src/generated/checkout.ts`, checkoutModule());
writeFileSync(`${explorer}src/generated/record-changes.ts`, recordChangesModule());
writeFileSync(
  `${explorer}src/generated/assets.ts`,
  `// Written by npm run build.\nexport const assets = ${JSON.stringify(Object.fromEntries(assets), null, 2)} as const;\n\nexport const assetFiles: readonly string[] = ${JSON.stringify(files)};\n`,
);
