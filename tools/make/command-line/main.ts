import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { referenceAlone } from "@naijaref/pages/reference/alone";
import { build } from "esbuild";
import { repository } from "../../repository.ts";
import { fromBuiltLibrary } from "../package/built-library.ts";

/**
 * The licences of the packages of which a bundle has code. Most ask that their text goes with each copy.
 *
 * @param inputs the files of a bundle, from the root of the repository.
 */
function licencesOf(inputs: readonly string[], repository: string): string {
  const folders = inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []);
  return [...new Set(folders)]
    .sort()
    .map((folder) => licenceOf(join(repository, folder)))
    .join(`\n${"-".repeat(80)}\n\n`);
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  ) as Readonly<Record<"name" | "version" | "license", string>>;
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (file === undefined) throw new Error(`${name} has no file with its licence (${license})`);
  return `${name} ${version}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
}

/**
 * Builds the package of the command line: what the service says and how it says it, and beside it the
 * library's modules as they were built, which are loaded when a command needs them.
 */

const commandLine = join(repository, "packages/cli/src");
const library = join(repository, "packages/naijaref/dist");
const dist = join(repository, "packages/cli/dist");
const outdir = join(dist, "cli");

const { version } = JSON.parse(readFileSync(join(repository, "packages/cli/package.json"), "utf8")) as {
  version: string;
};

/** Those of the library that run: not what Jest loads, nor the client, nor the engine for other languages. */
const modules = readdirSync(library, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".js") && !/^(?:require|client|engine)\//.test(path))
  .sort();
/** Names the build of the library: what an index was built from, and by what. */
const hash = createHash("sha256");
rmSync(dist, { recursive: true, force: true });
for (const path of modules) {
  hash.update(path).update(readFileSync(join(library, path)));
  cpSync(join(library, path), join(dist, path));
}

const { metafile } = await build({
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
  define: { PACKAGE_VERSION: JSON.stringify(version), BUILD: JSON.stringify(hash.digest("hex")) },
  plugins: [fromBuiltLibrary],
  metafile: true,
  absWorkingDir: repository,
  logLevel: "warning",
});
writeFileSync(join(outdir, "LICENSES.txt"), licencesOf(Object.keys(metafile.inputs), repository));

copyFileSync(join(commandLine, "start.cjs"), join(outdir, "main.cjs"));
chmodSync(join(outdir, "main.cjs"), 0o755);

mkdirSync(join(outdir, "assets"));
for (const file of referenceAlone.assetFiles)
  copyFileSync(join(repository, "packages/pages/dist/assets", file), join(outdir, "assets", file));

const page = execFileSync(process.execPath, [join(outdir, "main.cjs"), "man"], { encoding: "utf8" });
writeFileSync(join(outdir, "naijaref.1"), page);

// npm links a command when it installs, and then the file of this one has not been built.
if (!existsSync(join(repository, "node_modules/.bin/naijaref")))
  execFileSync("npm", ["rebuild", "--silent", "--ignore-scripts", "naijaref-cli"], { cwd: repository });
