import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { publint } from "publint";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectWithinBudget, IMPORTS, nameOf } from "../../../bench/size/budget.ts";
import { packed } from "../release/packed.ts";

/** The package as a user gets it: packed, installed into an empty project, imported by name. */

const packageFolder = fileURLToPath(new URL("../../../packages/naijaref", import.meta.url));
const repository = fileURLToPath(new URL("../../..", import.meta.url));
const project = mkdtempSync(join(tmpdir(), "naijaref-user-"));
const manifest = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as {
  dependencies?: unknown;
};
/** A folder of the source with an `index.ts` is an entry: `exports` is a pattern. */
const folders = readdirSync(join(packageFolder, "src")).filter((name) =>
  existsSync(join(packageFolder, "src", name, "index.ts")),
);
/** The client is built from a package of its own. */
const entries = ["naijaref", "naijaref/client", ...folders.map((name) => `naijaref/${name}`)];

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: project, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

const node = (script: string): string => run(process.execPath, "--input-type=module", "--eval", script);

let tarball: string;

beforeAll(async () => {
  tarball = await packed("naijaref");
  writeFileSync(
    join(project, "package.json"),
    JSON.stringify({ name: "user", private: true, type: "module" }),
  );
  run("npm", "install", "--offline", "--no-audit", "--no-fund", tarball);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

it("has no runtime dependency and stays within its budget", () => {
  expect(manifest.dependencies).toBeUndefined();
  expectWithinBudget("naijaref, packed", statSync(tarball).size);
});

it("carries its licences and whom to credit", () => {
  for (const file of ["LICENSE", "LICENSE-DATA", "ATTRIBUTION.md", "README.md"]) {
    expect(existsSync(join(project, "node_modules/naijaref", file)), file).toBe(true);
  }
});

it("imports each entry, with types", () => {
  const script = `const entries = ${JSON.stringify(entries)};
    const modules = await Promise.all(entries.map((entry) => import(entry)));
    console.log(JSON.stringify(modules.map((module) => Object.keys(module).join())));`;
  const exported = JSON.parse(node(script)) as string[];
  for (const [at, entry] of entries.entries()) {
    expect(exported[at], entry).not.toBe("");
    const lines = [`export * from "${entry}";`, `export { ${exported[at]} } from "${entry}";`];
    writeFileSync(join(project, `${entry.replace("/", "-")}.ts`), lines.join("\n"));
  }
  const compiler = join(repository, "node_modules/typescript/bin/tsc");
  run(
    process.execPath,
    compiler,
    "--noEmit",
    "--strict",
    "--module",
    "nodenext",
    "--target",
    "es2022",
    ...entries.map((entry) => `${entry.replace("/", "-")}.ts`),
  );
});

it("is packed as publint asks", async () => {
  const { messages } = await publint({ pkgDir: packageFolder });
  // The sources are not shipped: only this repository's own tests ask for this condition.
  const others = messages.filter(({ path }) => !path.includes("naijaref-source"));
  expect(others).toEqual([]);
});

it("gives the same copy of each entry to require as to import", () => {
  const script = `Promise.all(${JSON.stringify(entries)}.map(async (entry) => {
    const [required, imported] = [require(entry), await import(entry)];
    const names = Object.keys(imported);
    return names.length > 0 && names.every((name) => required[name] === imported[name]) ? [] : [entry];
  })).then((wrong) => console.log(JSON.stringify(wrong.flat())))`;
  expect(JSON.parse(run(process.execPath, "--input-type=commonjs", "--eval", script))).toEqual([]);
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
  expectWithinBudget(nameOf({ names, entry }), size);
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

const bundledSize = async (name: string, entry: string): Promise<number> =>
  (await bundle(name, entry)).length;

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
  const size = await bundledSize("findState", "naijaref/places");
  expect(await bundledSize("findState", "naijaref")).toBe(size);
});
