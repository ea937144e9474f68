import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { APART } from "../package/entries.ts";

/**
 * Builds the command line into the library's own package: what the service says and how it says it, in a few
 * files that are loaded when a command needs them. The library's modules stay where they are and are
 * imported, so no table is there twice.
 */

const repository = fileURLToPath(new URL("../../", import.meta.url));
const library = join(repository, "packages/naijaref/src");
const commandLine = join(repository, "packages/cli/src");
const dist = join(repository, "packages/naijaref/dist");
const outdir = join(dist, "cli");

const { version } = JSON.parse(readFileSync(join(repository, "packages/naijaref/package.json"), "utf8")) as {
  version: string;
};

/** Has the functions of `naijaref/search`, with indexes that are kept from one start to the next. */
const SEARCH = join(commandLine, "search.ts");

/** Functions that a look-up seldom needs, such as where nothing was found: loaded when they are called. */
const SELDOM_CALLED = ["suggestionsFor", "createNameIndex", "searchBanks"];

/** The names that an `index.ts` takes from each module, which is written apart from it. */
function namesApart(entry: string): ReadonlyMap<string, string> {
  const index = readFileSync(join(library, entry, "index.ts"), "utf8");
  const lists = [...index.matchAll(/^export \{([^}]*)\} from "\.\/(.+)\.ts";/gm)];
  return new Map(
    lists
      .map(([, list = "", module]) => [list, `${entry}/${module}`] as const)
      .filter(([, module]) => APART.includes(module))
      .flatMap(([list, module]) =>
        list.split(",").map((name) => [name.trim(), join(library, `${module}.ts`)]),
      ),
  );
}

/** An import of the library as imports of the modules that are needed now, and those that seldom are. */
function importsOf(list: string, entry: string): string {
  const apart = namesApart(entry.slice("naijaref/".length));
  const names = list.split(",").map((name) => name.trim());
  return names
    .filter((name) => name !== "" && !name.startsWith("type "))
    .map((name) => {
      const file = JSON.stringify(apart.get(name) ?? entry);
      return SELDOM_CALLED.includes(name)
        ? `const ${name} = (...given) => require(${file}).${name}(...given);`
        : `import { ${name} } from ${file};`;
    })
    .join(" ");
}

/** Imports of the library, or of a table, are imports of its built modules. */
const fromBuiltLibrary: Plugin = {
  name: "from-built-library",
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /packages.(?:api|cli|http|mcp|node-http|reconcile|server).src.*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll(
        /^import \{([^}]*)\} from "(naijaref\/[\w-]+)";/gm,
        (_, list: string, entry: string) => importsOf(list, entry),
      ),
      loader: "ts",
    }));
    onResolve({ filter: /^(?:naijaref\/|\.{1,2}\/|\/)/ }, ({ path, resolveDir, kind, importer }) => {
      if (kind === "entry-point") return undefined;
      if (path === "naijaref/search" && importer !== SEARCH) return { path: SEARCH, sideEffects: true };
      const file = path.startsWith("naijaref/")
        ? join(library, path.slice("naijaref/".length), "index.ts")
        : resolve(resolveDir, path);
      if (!file.startsWith(library)) return undefined;
      const built = `../${relative(library, file).replaceAll(sep, "/").replace(/\.ts$/, ".js")}`;
      return { path: built, external: true, sideEffects: false };
    });
  },
};

/** Names the build of the library: what an index was built from, and by what. */
function hashOf(folder: string): string {
  const hash = createHash("sha256");
  const modules = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".js"),
  );
  for (const path of modules.sort()) hash.update(path).update(readFileSync(join(folder, path)));
  return hash.digest("hex");
}

rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints: { command: join(commandLine, "main.ts") },
  outdir,
  bundle: true,
  // In this format esbuild runs a module, and requires what it imports, when it is first needed.
  format: "cjs",
  outExtension: { ".js": ".cjs" },
  platform: "node",
  target: "node20.19",
  conditions: ["naijaref-source"],
  external: ["naijaref-polling-units"],
  minify: true,
  define: { PACKAGE_VERSION: JSON.stringify(version), BUILD: JSON.stringify(hashOf(dist)) },
  plugins: [fromBuiltLibrary],
  logLevel: "warning",
});

copyFileSync(join(commandLine, "start.cjs"), join(outdir, "main.cjs"));
chmodSync(join(outdir, "main.cjs"), 0o755);

const page = execFileSync(process.execPath, [join(outdir, "main.cjs"), "man"], { encoding: "utf8" });
writeFileSync(join(outdir, "naijaref.1"), page);
