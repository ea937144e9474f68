import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { repository } from "../../repository.ts";
import { fromBuiltLibrary } from "../package/built-library.ts";
import { writeCommonJs } from "../package/commonjs.ts";

/**
 * Builds the client into the library's own package: the client itself, and what answers on the device, in
 * modules that are loaded when they are needed. The library's modules stay where they are and are imported.
 */

const client = join(repository, "packages/client");
const dist = join(repository, "packages/naijaref/dist");
const outdir = join(dist, "client");

const required = join(dist, "require/client");

for (const folder of [outdir, required]) rmSync(folder, { recursive: true, force: true });
await build({
  entryPoints: { index: join(client, "src/index.ts") },
  outdir,
  bundle: true,
  splitting: true,
  chunkNames: "[name]-[hash]",
  format: "esm",
  platform: "neutral",
  target: "es2023",
  conditions: ["naijaref-source"],
  minify: true,
  charset: "utf8",
  plugins: [fromBuiltLibrary],
  logLevel: "warning",
});

writeCommonJs(dist, (path) => path.startsWith("client/"));

// The types are there once, as CommonJS: an ES module may import those, and not the other way around.
execFileSync(process.execPath, [
  join(repository, "node_modules/typescript/bin/tsc"),
  "-p",
  join(client, "tsconfig.build.json"),
]);
mkdirSync(required, { recursive: true });
const typesOf = (file: string): string => readFileSync(join(client, "dist", file), "utf8");
writeFileSync(join(required, "paths.d.cts"), typesOf("generated/paths.d.ts"));
writeFileSync(join(required, "result.d.cts"), typesOf("result.d.ts"));
const index = typesOf("index.d.ts")
  .replaceAll("./generated/paths.ts", "./paths.cjs")
  .replaceAll("./result.ts", "./result.cjs");
writeFileSync(join(required, "index.d.cts"), index);
writeFileSync(join(outdir, "index.d.ts"), 'export * from "../require/client/index.cjs";\n');
