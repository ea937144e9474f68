import { createHash } from "node:crypto";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build, type Metafile } from "esbuild";
import { encodePng } from "../../../packages/pages/src/picture/png.ts";

/** What a device shows of the pages when a person puts them on its screen: the flag, and what to open. */

const GREEN = 0x008751;
const WHITE = 0xffffff;

/** For Android and desks, and for iOS. */
const SIZES = { manifest: [192, 512], touch: 180 } as const;

/** The flag as a square: all of it may be cut to a circle. */
async function drawFlag(size: number): Promise<Uint8Array> {
  const pixels = Uint8Array.from({ length: size * size }, (_, at) =>
    Math.floor(((at % size) * 3) / size) === 1 ? 1 : 0,
  );
  return encodePng({ width: size, height: size }, pixels, [GREEN, WHITE], "naijaref, CC BY 4.0");
}

/**
 * Writes the manifest of the web application and its icons beside the scripts. All addresses in it are
 * relative, so they are right below any path.
 *
 * @returns the names of the files by what pages call them
 */
async function writeIcons(folder: string): Promise<Readonly<Record<string, string>>> {
  const write = (name: string, ending: string, bytes: string | Uint8Array): string => {
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8).toUpperCase();
    const file = `${name}-${hash}.${ending}`;
    writeFileSync(`${folder}/${file}`, bytes);
    return file;
  };
  const icons: { src: string; sizes: string; type: string; purpose: string }[] = [];
  const named: Record<string, string> = {};
  for (const size of SIZES.manifest) {
    const src = write(`icon-${size}`, "png", await drawFlag(size));
    named[`icon-${size}.png`] = src;
    icons.push({ src, sizes: `${size}x${size}`, type: "image/png", purpose: "any maskable" });
  }
  named["touch-icon.png"] = write("touch-icon", "png", await drawFlag(SIZES.touch));
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

const home = fileURLToPath(new URL("../../../packages/pages/", import.meta.url));
const folder = `${home}dist/assets`;

const entriesOf = (part: string): string[] => {
  const entries = `${home}src/${part}/entries`;
  return readdirSync(entries).map((file) => `${entries}/${file}`);
};

const options = {
  outdir: folder,
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  bundle: true,
  minify: true,
  metafile: true,
  target: ["es2022", "chrome109", "firefox115", "safari16.4"],
  conditions: ["naijaref-source"],
  logLevel: "warning",
} as const satisfies BuildOptions;

/**
 * What needs the records of all kinds, in one build: the worker that matches files, and the card of a record
 * without a connection. Each script of a page has a build of its own, so that it is one file with what the page
 * needs: in one build, it loads every file of a package that any other script needs.
 */
const OF_ALL_KINDS = ["match-worker.ts", "record-here.tsx"];

/** The search of the box, and the page that shows what it finds without a service. */
const SEARCH = ["search-worker.ts", "search.tsx"];

/** The scripts that the tools need without a connection: the map's borders are as large as all of them. */
const OFFLINE = [
  "explorer.js",
  "box.js",
  "map.js",
  "search-worker.js",
  "build-form.js",
  "check-account.js",
  "match-file.js",
  "match-worker.js",
  "workbook.js",
  "read-phone.js",
  "read-plate.js",
  "vote.js",
  "read-vote.js",
  "record-here.js",
  "search.js",
  "explorer.css",
  "map.css",
  "match.css",
  "own-table.css",
  "tools.css",
  "vote.css",
];

/**
 * A style that stands in a page itself, with all that it imports.
 *
 * @param path from the folder of the packages
 */
export async function wholeStyle(path: string): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [`${home}../${path}`],
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? "";
}

/** The names of all files, with what the hashes of this build are. */
const NAMES = "generated/assets.ts";

interface Bundle {
  /** Where each entry is served, by its name: `explorer.css`. */
  readonly assets: Readonly<Record<string, string>>;
  readonly imports: Readonly<Record<string, readonly string[]>>;
  readonly files: readonly string[];
  readonly offlineFiles: readonly string[];
}

export async function bundle(): Promise<Bundle> {
  rmSync(folder, { recursive: true, force: true });
  const inParts = (entryPoints: string[]) =>
    build({ ...options, entryPoints, splitting: true, format: "esm" });
  const entryPoints = [...entriesOf("client"), ...entriesOf("styles")];
  const isTogether = (entry: string): boolean => [...OF_ALL_KINDS, ...SEARCH].includes(basename(entry));
  const pages = await Promise.all(
    [
      ...[OF_ALL_KINDS, SEARCH].map((names) =>
        entryPoints.filter((entry) => names.includes(basename(entry))),
      ),
      ...entryPoints.filter((entry) => !isTogether(entry)).map((entry) => [entry]),
    ].map(inParts),
  );
  const worker = await build({
    ...options,
    entryPoints: [`${home}src/client/offline/service-worker.ts`],
    format: "iife",
  });
  const built = [...pages, worker].map(({ metafile }) => metafile);
  const outputs: Metafile["outputs"] = Object.assign({}, ...built.map((one) => one.outputs));
  if (built.some(({ inputs }) => Object.keys(inputs).some((path) => path.endsWith(NAMES))))
    throw new Error(`a script has ${NAMES} in it, which is written when all scripts are built`);
  const entries = Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint === undefined ? [] : [[basename(entryPoint).replace(/\.tsx?$/, ".js"), path] as const],
  );
  const byName = new Map(entries);
  const offline = OFFLINE.flatMap((name) => {
    const path = byName.get(name);
    if (path === undefined) throw new Error(`there is no ${name} for the service worker to keep`);
    return filesOf(path, outputs);
  });
  const icons = await writeIcons(folder);
  return {
    assets: Object.fromEntries(
      [...entries, ...Object.entries(icons)].map(([name, path]) => [name, served(path)]),
    ),
    imports: Object.fromEntries(
      entries
        .filter(([name]) => name.endsWith(".js"))
        .map(([name, path]) => [name, [...new Set(filesOf(path, outputs).slice(1))].map(served)]),
    ),
    files: [...Object.keys(outputs), ...Object.values(icons)].map((path) => basename(path)).sort(),
    offlineFiles: [...new Set(offline)].map(served).sort(),
  };
}

const served = (path: string): string => `/assets/${basename(path)}`;

/** A file, and what it imports before it can run. */
function filesOf(path: string, outputs: Metafile["outputs"]): readonly string[] {
  const imports = outputs[path]?.imports ?? [];
  return [
    path,
    ...imports.filter(({ kind }) => kind === "import-statement").flatMap((one) => filesOf(one.path, outputs)),
  ];
}
