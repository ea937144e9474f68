import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { defineStatesAndLgas } from "../../../packages/naijaref/src/search/places.ts";
import { wholeTablesOf } from "../service/store-indexes.ts";
import { storeTables } from "../service/stored-tables.ts";
import { pathOf } from "./indexes.ts";

const definition = defineStatesAndLgas();
const file = storeTables(wholeTablesOf(definition), "this build") as Uint8Array<ArrayBuffer>;
let warned: string[];

beforeEach(() => {
  warned = [];
  vi.resetModules();
  vi.stubGlobal("BUILD", "this build");
  vi.stubGlobal("NAMES", [definition.name]);
  vi.spyOn(console, "warn").mockImplementation((text: string) => void warned.push(text));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Whether the tables are in the file that was read, after which nothing is built. */
async function isRead(
  read: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>,
): Promise<boolean> {
  const { loadIndexes, fetched } = await import("./indexes.ts");
  await loadIndexes(read);
  const tables = fetched.get(definition.name);
  if (tables !== undefined) expect(tables.positions).toEqual(wholeTablesOf(definition).positions);
  return tables?.positions.buffer.byteLength === file.byteLength;
}

it("reads the tables that the build has stored", async () => {
  const asked: string[] = [];
  const read = async (path: string): Promise<Uint8Array<ArrayBuffer>> => {
    asked.push(path);
    return file.slice();
  };
  expect(await isRead(read)).toBe(true);
  expect(asked).toEqual([pathOf(definition.name)]);
  expect(warned).toEqual([]);
});

const damaged = file.slice();
damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1;
it.each([
  ["missing", "this build", async () => undefined],
  ["missing", "this build", () => Promise.reject(new Error("the network is gone"))],
  ["damaged", "this build", async () => damaged],
  ["damaged", "this build", async () => file.slice(0, 20)],
  ["of another build", "another build", async () => file.slice()],
])("says that a file is %s, so that the tables are built", async (reason, build, read) => {
  vi.stubGlobal("BUILD", build);
  expect(await isRead(read)).toBe(false);
  expect(warned).toEqual([expect.stringContaining(`${pathOf(definition.name)} is ${reason},`)]);
});
