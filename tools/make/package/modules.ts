import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type BuildOptions, build, type Plugin, transformSync } from "esbuild";
import { type Entries, PARTS_OF_ENTRIES, STORED_TABLES } from "./entries.ts";

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
