import type { Plugin } from "esbuild";

/**
 * For what is bundled into the library's package, in a folder of its own: what the library has is imported.
 */
export const fromBuiltLibrary: Plugin = {
  name: "from-built-library",
  setup({ onResolve }) {
    onResolve({ filter: /^naijaref\// }, ({ path }) => ({
      path: `../${path.slice("naijaref/".length)}/index.js`,
      external: true,
      sideEffects: false,
    }));
    onResolve({ filter: /\/naijaref\/src\// }, ({ path }) => ({
      path: path.replace(/^.*\/naijaref\/src\//, "../").replace(/\.ts$/, ".js"),
      external: true,
      sideEffects: false,
    }));
  },
};
