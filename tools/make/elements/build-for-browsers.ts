import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { repository } from "../../repository.ts";

const elements = `${repository}packages/elements/`;

export const browserFolder = `${elements}dist/browser`;

/**
 * Builds the elements for pages that have no bundler, from what `npm run build` made: `index.js`, and
 * beside it the data in parts, each loaded when it is first needed.
 */
export async function buildForBrowsers(dir = browserFolder): Promise<void> {
  rmSync(dir, { recursive: true, force: true });
  const bundle = await rolldown({ input: `${elements}dist/index.js`, platform: "browser" });
  await bundle.write({
    dir,
    format: "esm",
    minify: true,
    entryFileNames: "index.js",
    chunkFileNames: "part-[hash].js",
  });
  await bundle.close();
}

// Part of packing `naijaref-elements`.
if (process.argv[1] === fileURLToPath(import.meta.url)) await buildForBrowsers();
