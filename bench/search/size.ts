import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The bytes that imports add to a bundle for browsers, minified and compressed with Brotli. */
export const sizeOf = async (imports: string): Promise<number> =>
  brotliCompressSync(await bundle(imports)).length;

async function bundle(imports: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents: imports, resolveDir: root, loader: "ts" },
    nodePaths: [`${root}bench/node_modules`, `${root}node_modules`],
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    conditions: ["naijaref-source"],
    write: false,
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}
