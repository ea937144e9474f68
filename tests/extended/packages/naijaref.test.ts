import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { publint } from "publint";
import { rolldown } from "rolldown";
import { expect, it } from "vitest";
import { expectWithinBudget, IMPORTS } from "../../../bench/size/budget.ts";
import { PUBLISHED } from "../../../tools/publish/release/release.ts";
import { installed, packed } from "../release/packed.ts";

/** The package as a user gets it: packed, installed into an empty project, imported by name. */

const packageFolder = fileURLToPath(new URL("../../../packages/naijaref", import.meta.url));
const manifest = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as {
  dependencies?: unknown;
};
/** A folder of the source with an `index.ts` is an entry: `exports` is a pattern. */
const folders = readdirSync(join(packageFolder, "src")).filter((name) =>
  existsSync(join(packageFolder, "src", name, "index.ts")),
);
/** The client is built from a package of its own. */
const entries = ["naijaref", "naijaref/client", ...folders.map((name) => `naijaref/${name}`)];

const { folder: project, tarballs, node, compile } = await installed("naijaref");

it("has no runtime dependency and stays within its budget", () => {
  expect(manifest.dependencies).toBeUndefined();
  expectWithinBudget("naijaref, packed", statSync(tarballs[0] ?? "").size);
});

it("carries its licences and whom to credit", () => {
  for (const file of ["LICENSE", "LICENSE-DATA", "ATTRIBUTION.md", "README.md"]) {
    expect(existsSync(join(project, "node_modules/naijaref", file)), file).toBe(true);
  }
});

it("imports each entry, with types", async () => {
  const script = `const entries = ${JSON.stringify(entries)};
    const modules = await Promise.all(entries.map((entry) => import(entry)));
    console.log(JSON.stringify(modules.map((module) => Object.keys(module).join())));`;
  const exported = JSON.parse(await node("module", script)) as string[];
  const files = entries.map((entry, at) => {
    expect(exported[at], entry).not.toBe("");
    const file = `${entry.replace("/", "-")}.ts`;
    const lines = [`export * from "${entry}";`, `export { ${exported[at]} } from "${entry}";`];
    writeFileSync(join(project, file), lines.join("\n"));
    return file;
  });
  await compile(...files);
});

it("has types that TypeScript 5.0 reads: there, typed arrays have no buffer of their own kind", () => {
  const folder = join(project, "node_modules/naijaref/dist");
  const declarations = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.d\.c?ts$/.test(name),
  );
  expect(declarations.length).toBeGreaterThan(20);
  const newer = declarations.filter((name) =>
    readFileSync(join(folder, name), "utf8").includes("Array<ArrayBuffer"),
  );
  expect(newer).toEqual([]);
});

it.each(PUBLISHED)("is packed as publint asks: %s", async (name) => {
  const tarball = new Uint8Array(readFileSync(await packed(name))).buffer;
  const { messages } = await publint({ pack: { tarball } });
  // The sources are not shipped: only this repository's own tests ask for this condition.
  expect(messages.filter(({ path }) => !path.includes("naijaref-source"))).toEqual([]);
});

it("gives the same copy of each entry to require as to import", async () => {
  const script = `Promise.all(${JSON.stringify(entries)}.map(async (entry) => {
    const [required, imported] = [require(entry), await import(entry)];
    const names = Object.keys(imported);
    return names.length > 0 && names.every((name) => required[name] === imported[name]) ? [] : [entry];
  })).then((wrong) => console.log(JSON.stringify(wrong.flat())))`;
  expect(JSON.parse(await node("commonjs", script))).toEqual([]);
});

it("keeps the wards out of a page's first file where only its search needs them, and its budget", async () => {
  const page = join(project, "page.js");
  writeFileSync(
    page,
    `import { lgasOfState, listStates } from "naijaref/places";
    console.log(listStates(), lgasOfState("Lagos"));
    globalThis.search = async (query) => (await import("naijaref/search")).searchPlaces(query);`,
  );
  const bundle = await rolldown({ input: page, platform: "browser" });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  const [first, ...others] = output.map((chunk) => ("code" in chunk ? chunk.code : ""));
  const hasWards = (code = ""): boolean => code.includes("001-01-01");
  expect([hasWards(first), hasWards(others.join(""))]).toEqual([false, true]);
  expectWithinBudget("a first file without wards", gzipSync(first ?? "").length);
});

it.each(IMPORTS)("$names of $entry costs a page no more than its budget", async ({ names, entry }) => {
  const size = gzipSync(await bundle(names, entry)).length;
  expectWithinBudget(`${names} of ${entry}`, size);
});

async function bundle(name: string, entry: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${name} } from "${entry}";`, resolveDir: project },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

it("keeps the client within 3 KB, and its budget", () => {
  const size = gzipSync(readFileSync(join(project, "node_modules/naijaref/dist/client/index.js"))).length;
  expect(size).toBeLessThanOrEqual(3072);
  expectWithinBudget("createClient of naijaref/client, before it loads the library", size);
});

it("loads the outlines with naijaref/boundaries, and with no other entry", async () => {
  // The client loads everything, and each when it is asked for.
  for (const entry of entries.filter((name) => name !== "naijaref/client")) {
    const { metafile } = await build({
      stdin: { contents: `import * as all from "${entry}"; console.log(all);`, resolveDir: project },
      bundle: true,
      format: "esm",
      write: false,
      metafile: true,
    });
    const loaded = Object.keys(metafile.inputs).some((file) => file.endsWith("generated/borders.js"));
    expect(loaded, entry).toBe(entry === "naijaref/boundaries");
  }
});

it("costs a page only what it uses, from the root as from the smaller import", async () => {
  const { length } = await bundle("findState", "naijaref/places");
  expect(await bundle("findState", "naijaref")).toHaveLength(length);
});
