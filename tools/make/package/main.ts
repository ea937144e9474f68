import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { type BuildOptions, build, type Plugin, transformSync } from "esbuild";
import { repository } from "../../repository.ts";
import { writeCommonJs } from "./commonjs.ts";

/** The modules that a user can import, from the package's root and without their ending: `places/index`. */
export type Entries = readonly string[];

/** `index` of the package, and of each folder of the source that has one. */
export const entriesOf = (source: string): Entries => [
  "index",
  ...readdirSync(source)
    .filter((folder) => existsSync(join(source, folder, "index.ts")))
    .map((folder) => `${folder}/index`),
];

/** Written besides, for the command line, whose searches store their indexes. Users cannot import it. */
const STORED_TABLES = "search/stored-tables";

/**
 * A module of its own, so that what loads a part of an entry later does not load the rest: a field for a
 * phone number needs no bank. Users cannot import it: the entry exports all that is in it.
 */
const PARTS_OF_ENTRIES: readonly string[] = ["schema/kinds/phone"];

const SHARED: BuildOptions = {
  bundle: true,
  format: "esm",
  target: "es2023",
  // Names of places are as short to read and to send as they are in the data.
  charset: "utf8",
  minifyIdentifiers: true,
  minifySyntax: true,
  logLevel: "warning",
};

/** An import of nothing: esbuild keeps the order in which modules run, but none of these does anything. */
const ONLY_TO_RUN = /^import "[^"]+";\n/gm;

/**
 * By `@__PURE__` a bundler knows what it may leave out. esbuild leaves these comments out together with the
 * white space, so they are the properties of an object until that is done.
 */
function withoutWhiteSpace(text: string): string {
  const marked = text.replaceAll(/\/\* @__PURE__ \*\/ (new )?(?=[\w$])/g, "$1PURE$$.");
  const { code } = transformSync(marked, { minifyWhitespace: true, charset: "utf8", target: "es2023" });
  return code.replaceAll(/(new )?\bPURE\$\./g, "/* @__PURE__ */$1");
}

/**
 * Tables stay modules of their own, so that a bundler leaves out those that a page does not use. All modules
 * that import one are one folder below the root: only the package's own `index` is not, and imports none.
 */
const tablesApart: Plugin = {
  name: "tables-apart",
  setup({ onResolve }) {
    onResolve({ filter: /\/generated\/[\w-]+\.ts$/ }, ({ path, kind }) =>
      kind === "entry-point"
        ? undefined
        : { path: `../generated/${basename(path, ".ts")}.js`, external: true, sideEffects: false },
    );
  },
};

/**
 * Writes the library's modules: one for each entry, what several entries share beside them in `shared/`, and
 * each table. Node loads a few files in less time than 200, and they are smaller to download together.
 */
export async function writeModules(source: string, dist: string, entries: Entries): Promise<void> {
  const { outputFiles } = await build({
    ...SHARED,
    entryPoints: [...entries, ...PARTS_OF_ENTRIES, STORED_TABLES].map((entry) => join(source, `${entry}.ts`)),
    outdir: dist,
    outbase: source,
    splitting: true,
    chunkNames: "shared/[hash]",
    plugins: [tablesApart],
    write: false,
  });
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, withoutWhiteSpace(text.replaceAll(ONLY_TO_RUN, "")));
  }
  const tables = readdirSync(join(source, "generated")).filter((file) => file !== "records.ts");
  await build({
    ...SHARED,
    entryPoints: tables.map((file) => join(source, "generated", file)),
    minifyWhitespace: true,
    outdir: join(dist, "generated"),
  });
}

/** A module of the package as a declaration names it. */
const NAMED = /"(\.{1,2}\/[^"]+)\.(?:js|ts)"/g;

/**
 * Writes the declarations that users can reach in place of all that the compiler wrote. They are there once,
 * as CommonJS: TypeScript lets an ES module import declarations of CommonJS, but not the other way around.
 */
function writeDeclarations(dist: string, entries: Entries): void {
  const target = join(dist, "require");
  rmSync(target, { recursive: true, force: true });
  const reached = new Set<string>(entries);
  for (const path of reached) {
    const text = readFileSync(join(dist, `${path}.d.ts`), "utf8").replaceAll(NAMED, (_, named: string) => {
      reached.add(posix.join(posix.dirname(path), named));
      return `"${named}.cjs"`;
    });
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, `${path}.d.cts`), text);
  }
  for (const path of readdirSync(dist, { recursive: true, encoding: "utf8" }))
    if (path.endsWith(".d.ts")) rmSync(join(dist, path));
  for (const entry of entries) {
    const toRoot = "../".repeat(entry.split("/").length - 1) || "./";
    writeFileSync(join(dist, `${entry}.d.ts`), `export * from "${toRoot}require/${entry}.cjs";\n`);
  }
}

/** Builds the package of the library from its source, and from the declarations that the compiler wrote. */

const source = `${repository}packages/naijaref/src/`;
const dist = `${repository}packages/naijaref/dist/`;

// Only the declarations are new.
for (const path of readdirSync(dist, { recursive: true, encoding: "utf8" }))
  if (/\.(?:c?js|cjs|txt|1)$/.test(path)) rmSync(join(dist, path));
const entries = entriesOf(source);
writeDeclarations(dist, entries);
await writeModules(source, dist, entries);
writeCommonJs(dist);
