import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { basename, join, relative, resolve, sep } from "node:path";
import type { Plugin } from "esbuild";
import { repository } from "../../repository.ts";

/**
 * The file of a table. A service reads it when the table is first used, and another build may have come
 * meanwhile. So the name says what is in the file: with a table of another build, answers would be wrong.
 */
export const tableFile = (name: string, text: string): string =>
  `${name}-${createHash("sha256").update(text).digest("hex").slice(0, 16)}.json`;

const DAY = 24 * 60 * 60 * 1000;

/**
 * Removes the tables and indexes that were replaced more than a day ago. The others stay, because a service that was
 * started from them may still run.
 *
 * @param before the bundle that this build replaces: its tables are replaced now.
 */
export function removeOldTables(
  folder: string,
  current: { has: (file: string) => boolean },
  before: string,
): void {
  const now = new Date();
  for (const file of readdirSync(folder)) {
    if (current.has(file)) continue;
    const path = join(folder, file);
    if (before.includes(file)) utimesSync(path, now, now);
    else if (now.getTime() - statSync(path).mtimeMs > DAY) rmSync(path);
  }
}

/** A generated module of one value, which is JSON: the name of its export, and the value. */
const ONE_VALUE = /^export const (\w+): [^=]+ = ([[{].*[\]}]);\n*$/m;
const EXPORTS = /^export (?!interface|type)/gm;
/** In characters: smaller values stay in the bundle. */
const LARGE = 10_000;

interface Table {
  readonly name: string;
  readonly value: string;
}

function tableOf(file: string): Table | undefined {
  const module = readFileSync(file, "utf8");
  const [, name, value] = ONE_VALUE.exec(module) ?? [];
  if (name === undefined || value === undefined || value.length < LARGE) return undefined;
  if (module.match(EXPORTS)?.length !== 1) throw new Error(`${file} has more exports than its table`);
  return { name, value: JSON.stringify(JSON.parse(value)) };
}

const GENERATED = /[\\/]generated[\\/]|\.generated\.ts$/;
const TABLE = "table";
const READER = join(repository, "packages/server/src/process/tables.ts");

/**
 * Large values are files of their own, with a module that reads the file when its value is used.
 *
 * @param files where the text of each such file is put, by its name.
 */
export const tablesApart = (files: Map<string, string>): Plugin => ({
  name: "tables-apart",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\..*\.ts$/ }, ({ path, resolveDir }) => {
      const file = resolve(resolveDir, path);
      if (!GENERATED.test(file) || tableOf(file) === undefined) return undefined;
      return { path: file, namespace: TABLE };
    });
    onLoad({ filter: /./, namespace: TABLE }, ({ path }) => {
      const { name, value } = tableOf(path) as Table;
      const folders = relative(repository, path).split(sep).slice(1, -1);
      const table = tableFile([...folders, basename(path, ".ts")].join("-"), value);
      files.set(table, value);
      const read = `() => (value ??= require(${JSON.stringify(READER)}).readTable("${table}"))`;
      const contents = `let value;\nObject.defineProperty(exports, "${name}", { enumerable: true, get: ${read} });`;
      return { contents, resolveDir: repository };
    });
  },
});
