import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { OnResolveResult, Plugin } from "esbuild";

const library = new URL("../../../packages/naijaref/dist/", import.meta.url);

/** What a module is alone, and not a part of others, stands in the built library under its own path. */
function builtModule(path: string): OnResolveResult {
  if (existsSync(fileURLToPath(new URL(path, library))))
    return { path: `../${path}`, external: true, sideEffects: false };
  return { errors: [{ text: `The built library has no ${path}: import what it exports` }] };
}

/**
 * For what is bundled into the library's package, in a folder of its own: what the library has is imported.
 */
export const fromBuiltLibrary: Plugin = {
  name: "from-built-library",
  setup({ onResolve }) {
    onResolve({ filter: /^naijaref\// }, ({ path }) =>
      builtModule(`${path.slice("naijaref/".length)}/index.js`),
    );
    onResolve({ filter: /\/naijaref\/src\// }, ({ path }) =>
      builtModule(path.replace(/^.*\/naijaref\/src\//, "").replace(/\.ts$/, ".js")),
    );
  },
};
