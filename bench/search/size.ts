import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The bytes that imports add to a bundle for browsers, minified and compressed with Brotli. */
export async function sizeOf(imports: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: imports, resolveDir: root, loader: "ts" },
    nodePaths: [`${root}node_modules`],
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    conditions: ["naijaref-source"],
    write: false,
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? "").length;
}
