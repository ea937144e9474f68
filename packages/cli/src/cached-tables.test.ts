import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tablesOf } from "../../naijaref/src/search/open-index.ts";
import { defineStatesAndLgas } from "../../naijaref/src/search/records.ts";

/** The index that a search stores for the next start. How a file is found damaged, the stored tables prove. */

// The build writes it in place of the name.
vi.stubGlobal("BUILD", "the build of a test");
const { cachedTables } = await import("./cached-tables.ts");

const definition = defineStatesAndLgas();
const right = tablesOf(definition).positions;

/** In place of the user's folder of what can be made again. */
let cache: string;
let folder: string;
/** How often the index was built. */
let built: number;

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), "naijaref-cache-"));
  folder = join(cache, "naijaref");
  vi.stubEnv("XDG_CACHE_HOME", cache);
  vi.stubEnv("NODE_DISABLE_COMPILE_CACHE", "");
  built = 0;
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(cache, { recursive: true });
});

const load = () =>
  cachedTables(definition, (one) => {
    built++;
    return tablesOf(one);
  }).positions;

const stored = (): string => join(folder, readdirSync(folder)[0] ?? "");

it("is stored for this user alone, and read by the next start, unless that is turned off", () => {
  expect([load(), load()]).toEqual([right, right]);
  expect(built).toBe(1);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  vi.stubEnv("NODE_DISABLE_COMPILE_CACHE", "1");
  expect(load()).toEqual(right);
  expect([built, readdirSync(folder).length]).toEqual([2, 1]);
});

it("is built again, and replaced, if it is damaged", () => {
  load();
  const whole = readFileSync(stored());
  writeFileSync(stored(), whole.subarray(1));
  expect(load()).toEqual(right);
  expect([built, readFileSync(stored()).equals(whole)]).toEqual([2, true]);
});

it.each<[string, () => void]>([
  ["there is a file in place of the folder", () => writeFileSync(folder, "mine")],
  ["the folder cannot be made", () => vi.stubEnv("XDG_CACHE_HOME", "/dev/null")],
])("is not stored, and nothing is lost, if %s", (_, prepare) => {
  prepare();
  const before = readdirSync(cache);
  expect(load()).toEqual(right);
  expect(readdirSync(cache)).toEqual(before);
});

it("is one of a few files: the oldest are removed", () => {
  load();
  const own = stored();
  for (let day = 1; day <= 12; day++) {
    const old = join(folder, `banks-of-build-${day}.bin`);
    writeFileSync(old, "");
    utimesSync(old, day, day);
  }
  rmSync(own);
  load();
  const left = readdirSync(folder).map((name) => join(folder, name));
  expect(left).toHaveLength(8);
  expect(left).toContain(own);
  expect(left).not.toContain(join(folder, "banks-of-build-5.bin"));
});
