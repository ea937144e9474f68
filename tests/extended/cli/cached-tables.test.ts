import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { ALIGNED, DIGEST, openTables } from "../../../packages/naijaref/src/search/stored-tables.ts";
import { type Installed, installPackage, type Ran } from "../../system/cli/installed.ts";

/** The index that a search stores for the next start, as the installed command does it. */

const COMMAND = "naijaref suggest zenit --kinds bank --limit 1 --fields code,name";

let installed: Installed;
let right: Ran;
/** The file of the index. */
let name: string;
let whole: Uint8Array<ArrayBuffer>;
/** A whole file of this build, with which a search finds other records: so it shows when it is read. */
let other: Uint8Array<ArrayBuffer>;

/** In place of the user's folder of what can be made again. */
let cache: string;
let folder: string;

const search = (setting = ""): Promise<Ran> =>
  installed.shell(`export XDG_CACHE_HOME=${cache} ${setting}; ${COMMAND}`);

const newFolder = (): void => {
  cache = mkdtempSync(join(installed.folder, "cache-"));
  folder = join(cache, "naijaref");
};

/** The build that wrote a file: the text with which it describes its tables says so. */
function buildOf(file: Uint8Array<ArrayBuffer>): string {
  const [length = 0] = new Uint32Array(file.buffer, DIGEST, 1);
  const text = file.subarray(DIGEST + ALIGNED, DIGEST + ALIGNED + length);
  return (JSON.parse(new TextDecoder().decode(text)) as { build: string }).build;
}

/** The file with its records in another order, and with the digest that it should have then. */
function withOtherRecords(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const copy = file.slice();
  const tables = openTables(copy, buildOf(copy));
  if (typeof tables === "string") throw new Error(`the file is ${tables}`);
  // A view of the file.
  tables.positions.reverse();
  copy.set(createHash("sha256").update(copy.subarray(DIGEST)).digest());
  return copy;
}

/** The folder as an earlier start has left it. */
function store(bytes: Uint8Array): void {
  mkdirSync(folder);
  writeFileSync(join(folder, name), bytes);
}

const stored = (): Buffer => readFileSync(join(folder, name));

beforeAll(async () => {
  installed = await installPackage();
  newFolder();
  right = await search("NODE_DISABLE_COMPILE_CACHE=1");
  expect(readdirSync(cache)).toEqual([]);
  await search();
  name = readdirSync(folder)[0] as string;
  whole = new Uint8Array(stored());
  other = withOtherRecords(whole);
});

beforeEach(newFolder);

it("is stored for this user alone, whoever searches first", async () => {
  expect(right).toMatchObject({ code: 0, words: "" });
  expect(right.out).toContain('"zenith-bank"');
  expect(await Promise.all([search(), search(), search()])).toEqual([right, right, right]);
  expect(readdirSync(folder)).toEqual([name]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(stored().equals(whole)).toBe(true);
});

it("is read by the next start, unless it is turned off", async () => {
  store(other);
  const found = await search();
  expect(found.code).toBe(0);
  expect(found.out).not.toBe(right.out);
  expect(await search("NODE_DISABLE_COMPILE_CACHE=1")).toEqual(right);
});

// How a file is found damaged, cut or of another build is proven beside the code of the stored tables.
it("is built again, and replaced, if it is damaged", async () => {
  store(other.with(other.length - 1, (other.at(-1) as number) ^ 1));
  expect(await search()).toEqual(right);
  expect(stored().equals(whole)).toBe(true);
});

it.each<[string, () => void]>([
  ["there is a file in place of the folder", () => writeFileSync(folder, "mine")],
  [
    "the folder cannot be made",
    () => {
      cache = "/dev/null";
    },
  ],
])("is not stored, and nobody is warned, if %s", async (_, prepare) => {
  prepare();
  const before = filesIn(installed.folder);
  expect(await search()).toEqual(right);
  expect(filesIn(installed.folder)).toEqual(before);
});

it("is one of a few files: the oldest are removed", async () => {
  store(new Uint8Array());
  for (let day = 1; day <= 12; day++) {
    const old = join(folder, `banks-of-build-${day}.bin`);
    writeFileSync(old, "");
    utimesSync(old, day, day);
  }
  expect(await search()).toEqual(right);
  const left = readdirSync(folder);
  expect(left).toHaveLength(8);
  expect(left).toContain(name);
  expect(left).not.toContain("banks-of-build-5.bin");
});

const filesIn = (at: string): string[] =>
  readdirSync(at, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.includes(basename(cache)) && !path.includes("node-compile-cache"),
  );
