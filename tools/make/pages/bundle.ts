import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { build } from "esbuild";
import { rolldown } from "rolldown";
import { repository } from "../../repository.ts";

/**
 * Writes the manifest of the web application and its icons, the flag as a square, beside the scripts. All
 * addresses in it are relative, so they are right below any path.
 *
 * @returns the names of the files by what pages call them
 */
function writeIcons(): Readonly<Record<string, string>> {
  const named: Record<string, string> = {};
  for (const name of ["icon-192", "icon-512", "touch-icon"])
    named[`${name}.png`] = write(name, "png", readFileSync(`${home}src/icons/${name}.png`));
  // All of it may be cut to a circle.
  const icons = [192, 512].map((size) => ({
    src: named[`icon-${size}.png`],
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: "any maskable",
  }));
  const manifest = {
    name: "naijaref: Nigeria’s places, banks and numbers",
    short_name: "naijaref",
    lang: "en-NG",
    start_url: "../",
    scope: "../",
    display: "minimal-ui",
    background_color: "#fdfdfb",
    theme_color: "#00693e",
    icons,
    shortcuts: [
      { name: "Your vote in 2027", url: "../vote" },
      { name: "Where am I?", url: "../where" },
      { name: "Check an account", url: "../check/account" },
    ],
  };
  named["app.webmanifest"] = write("app", "webmanifest", JSON.stringify(manifest));
  return named;
}

/**
 * Builds the scripts and styles of the pages into files whose names have a hash of their content. Every file
 * of `client/entries` and `styles/entries` is one, and the service worker, which must be in one piece.
 */

const home = `${repository}packages/pages/`;
const folder = `${home}dist/assets`;

const entriesOf = (part: string): string[] => {
  const entries = `${home}src/${part}/entries`;
  return readdirSync(entries).map((file) => `${entries}/${file}`);
};

const target = ["es2022", "chrome109", "firefox115", "safari16.4"];

/**
 * What needs the records of all kinds, in one build: the worker that matches files, and the card of a record
 * without a connection. Each script of a page has a build of its own, so that it is one file with what the page
 * needs: in one build, it loads every file of a package that any other script needs. What it loads later takes
 * what they share from it.
 */
const OF_ALL_KINDS = ["match-worker.ts", "record-here.tsx"];

/** The search of the box, and the page that shows what it finds without a service. */
const SEARCH = ["search-worker.ts", "search.tsx"];

/** A style with all that it imports, in as few letters as it can have. */
async function styleOf(path: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    minify: true,
    target,
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

/**
 * A style that stands in a page itself, with all that it imports.
 *
 * @param path from the folder of the packages
 */
export const wholeStyle = async (path: string): Promise<string> =>
  (await styleOf(`${home}../${path}`)).trim();

/** The names of all files, with what the hashes of this build are. */
const NAMES = "generated/assets.ts";

/** A file that was built: its name where it is loaded alone, and what it imports before it can run. */
interface Built {
  readonly file: string;
  readonly entry?: string;
  readonly imports: readonly string[];
}

/** Builds scripts into the folder, with what they load later. */
async function buildScripts(input: string[], format: "esm" | "iife" = "esm"): Promise<readonly Built[]> {
  const scripts = await rolldown({
    input,
    platform: "browser",
    resolve: { conditionNames: ["naijaref-source", "browser", "import", "default"] },
    transform: { target },
    tsconfig: `${home}../../tsconfig.json`,
  });
  const names = "[name]-[hash].js";
  const written = { dir: folder, format, minify: true, hashCharacters: "hex" } as const;
  const { output } = await scripts.write({ ...written, entryFileNames: names, chunkFileNames: names });
  await scripts.close();
  return output.flatMap((one) => {
    if (one.type !== "chunk") return [];
    if (one.moduleIds.some((id) => id.endsWith(NAMES)))
      throw new Error(`a script has ${NAMES} in it, which is written when all scripts are built`);
    const { fileName: file, imports, name } = one;
    const isEntry = one.isEntry || one.isDynamicEntry;
    return [{ file, imports, ...(isEntry && { entry: `${name}.js` }) }];
  });
}

/** @returns the name of a file with a hash of its content, which it writes. */
function write(name: string, ending: string, bytes: string | Uint8Array): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8).toUpperCase();
  const file = `${name}-${hash}.${ending}`;
  writeFileSync(`${folder}/${file}`, bytes);
  return file;
}

export async function bundle() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const scripts = entriesOf("client");
  const isTogether = (entry: string): boolean => [...OF_ALL_KINDS, ...SEARCH].includes(basename(entry));
  const parts = await Promise.all([
    ...[OF_ALL_KINDS, SEARCH].map((names) =>
      buildScripts(scripts.filter((entry) => names.includes(basename(entry)))),
    ),
    ...scripts.filter((entry) => !isTogether(entry)).map((entry) => buildScripts([entry])),
    // It must be in one piece.
    buildScripts([`${home}src/client/offline/service-worker.ts`], "iife"),
    ...entriesOf("styles").map(async (path): Promise<readonly Built[]> => {
      const entry = basename(path);
      return [{ file: write(entry.replace(".css", ""), "css", await styleOf(path)), entry, imports: [] }];
    }),
  ]);
  const built = new Map(parts.flat().map((one) => [one.file, one]));
  /** A file, and what it imports before it can run. */
  const filesOf = (file: string): readonly string[] => [
    file,
    ...(built.get(file)?.imports ?? []).flatMap(filesOf),
  ];
  const byName = new Map([...built.values()].flatMap(({ entry, file }) => (entry ? [[entry, file]] : [])));
  const icons = writeIcons();
  return {
    assets: Object.fromEntries(
      [...byName, ...Object.entries(icons)].map(([name, file]) => [name, served(file)]),
    ),
    imports: Object.fromEntries(
      [...byName]
        .filter(([name]) => name.endsWith(".js"))
        .map(([name, file]) => [name, [...new Set(filesOf(file).slice(1))].map(served)]),
    ),
    files: [...built.keys(), ...Object.values(icons)].sort(),
  };
}

const served = (file: string): string => `/assets/${file}`;
