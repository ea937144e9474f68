import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

/**
 * Builds the command line into the library's own package: what the service says and how it says it, in a few
 * files that are loaded when a command needs them. The library's modules stay where they are and are
 * imported, so no table is there twice.
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
  "packages/server/src/mcp/guides.generated.ts": "no-guides.ts",
  "@naijaref/explorer": "no-pages.ts",
};

/** Functions that are needed only when nothing was found: what they load is loaded when they are called. */
const SELDOM_CALLED = ["suggestionsFor", "createNameIndex"];

/** The module of the library that defines each name of an `index.ts`, which only names what others define. */
function namesOf(index: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [, list = "", path = ""] of readFileSync(index, "utf8").matchAll(
    /^export \{([^}]*)\} from "(.+?)";/gm,
  )) {
    const file = join(dirname(index), path);
    const inner = file.endsWith("index.ts") ? namesOf(file) : undefined;
    for (const name of list.split(",").map((one) => one.trim())) names.set(name, inner?.get(name) ?? file);
  }
  return names;
}

/** An import of several names of the library as imports of the modules that define them. */
function importsOf(verb: string, list: string, entry: string): string {
  const files = namesOf(join(library, entry, "index.ts"));
  const names = list.split(",").map((name) => name.trim());
  return names
    .filter((name) => name !== "" && !name.startsWith("type "))
    .map((name) => {
      const file = JSON.stringify(files.get(name) ?? join(library, entry, "index.ts"));
      return SELDOM_CALLED.includes(name)
        ? `const ${name} = (...given) => require(${file}).${name}(...given);`
        : `${verb} { ${name} } from ${file};`;
    })
    .join(" ");
}

/**
 * Imports of the library point at its built modules, each at the one that defines what is imported, so that a
 * command loads no other.
 */
const fromBuiltLibrary: Plugin = {
  name: "from-built-library",
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /packages.(?:cli|contract|server).src.*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll(
        /^(import|export) \{([^}]*)\} from "naijaref\/([\w-]+)";/gm,
        (_, verb: string, list: string, entry: string) => importsOf(verb, list, entry),
      ),
      loader: "ts",
    }));
    onResolve(
      { filter: /^(?:@naijaref\/explorer$|naijaref\/|\.{1,2}\/|\/)/ },
      ({ path, resolveDir, kind }) => {
        if (kind === "entry-point") return undefined;
        const file = path.startsWith("naijaref/")
          ? join(library, path.slice("naijaref/".length), "index.ts")
          : resolve(resolveDir, path);
        const replaced = REPLACED[path] ?? REPLACED[relative(repository, file).replaceAll(sep, "/")];
        if (replaced !== undefined) return { path: join(commandLine, replaced), sideEffects: false };
        if (!file.startsWith(library)) return undefined;
        const built = `../${relative(library, file).replaceAll(sep, "/").replace(/\.ts$/, ".js")}`;
        return { path: built, external: true, sideEffects: false };
      },
    );
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
  external: ["naijaref-polling-units"],
  minify: true,
  define: { PACKAGE_VERSION: JSON.stringify(version) },
  plugins: [fromBuiltLibrary],
  logLevel: "warning",
});

const page = execFileSync(process.execPath, [join(outdir, "main.cjs"), "man"], { encoding: "utf8" });
writeFileSync(join(outdir, "naijaref.1"), page);
