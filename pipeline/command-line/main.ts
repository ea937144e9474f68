import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

/**
 * Builds the command line into the library's own package: what the service says and how it says it, in a few files that are
 * loaded when a command needs them. The library's modules stay where they are and are imported, so no table is there twice.
 */

const repository = fileURLToPath(new URL("../../", import.meta.url));
const library = join(repository, "packages/naijaref/src");
const commandLine = join(repository, "packages/cli/src");
const outdir = join(repository, "packages/naijaref/dist/cli");

const { version } = JSON.parse(readFileSync(join(repository, "packages/naijaref/package.json"), "utf8")) as {
  version: string;
};

/** What the command line has in place of modules of the service: by file, or by package. */
const REPLACED: Readonly<Record<string, string>> = {
  "packages/server/src/operations/suggestions.ts": "suggestions.ts",
  "packages/server/src/mcp/guides.generated.ts": "no-guides.ts",
  "@naijaref/explorer": "no-pages.ts",
};

/**
 * Imports of the library point at its built modules. An `index.ts` only names other modules: looked through, so that a command
 * loads no module beside those that it uses.
 */
const fromBuiltLibrary: Plugin = {
  name: "from-built-library",
  setup({ onResolve }) {
    onResolve({ filter: /^(?:@naijaref\/explorer$|naijaref\/|\.{1,2}\/)/ }, ({ path, resolveDir }) => {
      const file = path.startsWith(".")
        ? join(resolveDir, path)
        : join(library, path.replace(/^naijaref\//, ""), "index.ts");
      const replaced = REPLACED[path] ?? REPLACED[relative(repository, file).replaceAll(sep, "/")];
      if (replaced !== undefined) return { path: join(commandLine, replaced), sideEffects: false };
      if (!file.startsWith(library)) return undefined;
      if (file.endsWith(`${sep}index.ts`)) return { path: file, sideEffects: false };
      const built = `../${relative(library, file).replaceAll(sep, "/").replace(/\.ts$/, ".js")}`;
      return { path: built, external: true, sideEffects: false };
    });
  },
};

rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints: [join(commandLine, "main.ts")],
  outdir,
  bundle: true,
  // In this format esbuild runs a module, and requires what it imports, when it is first needed.
  format: "cjs",
  outExtension: { ".js": ".cjs" },
  platform: "node",
  target: "node20.19",
  conditions: ["naijaref-source"],
  external: ["naijaref-polling-units", "../search/suggestions.js"],
  minify: true,
  define: { PACKAGE_VERSION: JSON.stringify(version) },
  plugins: [fromBuiltLibrary],
  logLevel: "warning",
});

const page = execFileSync(process.execPath, [join(outdir, "main.cjs"), "man"], { encoding: "utf8" });
writeFileSync(join(outdir, "naijaref.1"), page);
