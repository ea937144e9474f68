import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { Texts } from "../../../packages/naijaref/src/search/engine/index-tables.ts";
import { openNameIndex, type RecordIndex } from "../../../packages/naijaref/src/search/engine/name-index.ts";
import { tablesOf } from "../../../packages/naijaref/src/search/open-index.ts";
import { defineStatesAndLgas } from "../../../packages/naijaref/src/search/records.ts";
import { readCases } from "../../publish/downloads/vectors/of-records.ts";
import { fetched, loadIndexes } from "../worker/indexes.ts";
import { fileOf, INDEXES, readTables, storeTables, wholeTablesOf } from "./store-indexes.ts";
import { removeOldTables, tableFile } from "./tables-apart.ts";

const indexes = INDEXES.map((define) => {
  const definition = define();
  const file = storeTables(wholeTablesOf(definition));
  return { definition, file };
});

const listTexts = (texts: Texts): string[] =>
  Array.from({ length: texts.length }, (_, at) => texts.at(at) as string);

/** What people type, in the cases of the downloads, whole or begun. */
const typed = fc
  .record({
    text: fc.constantFrom(...readCases().flatMap(({ input }) => Object.values(input)[0] ?? [])),
    length: fc.option(fc.integer({ min: 1, max: 12 }), { freq: 1 }),
  })
  .map(({ text, length }) => (length === null ? text : text.slice(0, length)));

describe.each(indexes)("the stored index of $definition.name", ({ definition, file }) => {
  const built = tablesOf(definition);
  const stored = readTables(file.slice());
  if (stored === undefined) throw new Error("the file is damaged");
  const open = (tables: typeof built): RecordIndex => openNameIndex(tables, definition.options);
  const [own, read] = [open(built), open(stored)];

  it("finds the same as the index that was built, with the same scores", () => {
    const { kinds = [] } = definition.options;
    const asked = fc.record({
      query: fc.oneof(typed, fc.constantFrom(...[built.names.texts, built.codes.texts].flatMap(listTexts))),
      kinds: fc.option(fc.subarray([...kinds], { minLength: 1 }), { freq: 1, nil: undefined }),
      limit: fc.constantFrom(1, 10, 50),
    });
    let all = 0;
    let found = 0;
    fc.assert(
      fc.property(asked, ({ query, ...options }) => {
        const matches = own.search(query, options);
        all++;
        if (matches.length > 0) found++;
        expect(read.search(query, options)).toEqual(matches);
      }),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(all / 5);
  });

  it("has its numbers in the file itself, whose memory is not copied", () => {
    const { buffer } = stored.names.uses;
    expect(buffer.byteLength).toBe(file.byteLength);
    expect(stored.skeletons?.terms.buffer).toBe(buffer);
  });
});

describe("a file that is not as it was written", () => {
  const { file } = indexes[0] as (typeof indexes)[number];

  it("is refused with any byte changed", () => {
    const changed = fc.record({ at: fc.nat(file.length - 1), to: fc.integer({ min: 1, max: 255 }) });
    fc.assert(
      fc.property(changed, ({ at, to }) => {
        const other = file.slice();
        other[at] = (other[at] as number) ^ to;
        expect(readTables(other)).toBeUndefined();
      }),
    );
  });

  it("is refused with its end missing", () => {
    fc.assert(
      fc.property(fc.nat(file.length - 1), (length) => {
        expect(readTables(file.slice(0, length))).toBeUndefined();
      }),
    );
  });

  it("is read from anywhere in memory", () => {
    const shifted = new Uint8Array(file.length + 1).subarray(1);
    shifted.set(file);
    expect(readTables(shifted)).toEqual(readTables(file.slice()));
  });
});

it("names a table and an index by what is in them", () => {
  const [one, other] = indexes.map(({ file }) => fileOf("records", file));
  expect(one).toMatch(/^search-records-[0-9a-f]{16}\.bin$/);
  expect(one).not.toBe(other);
  expect(tableFile("wards", "[1]")).toMatch(/^wards-[0-9a-f]{16}\.json$/);
  expect(tableFile("wards", "[1]")).toBe(tableFile("wards", "[1]"));
  expect(tableFile("wards", "[1]")).not.toBe(tableFile("wards", "[2]"));
});

it("removes tables a day after they were replaced, and never those of this build", () => {
  const folder = mkdtempSync(join(tmpdir(), "naijaref-tables-"));
  const twoDays = Date.now() / 1000 - 2 * 24 * 60 * 60;
  for (const [file, isOld] of [
    ["current.json", true],
    ["old.json", true],
    ["recent.json", false],
    ["replaced-now.json", true],
    ["search-places.bin", true],
    ["search-current.bin", true],
  ] as const) {
    writeFileSync(join(folder, file), "{}");
    if (isOld) utimesSync(join(folder, file), twoDays, twoDays);
  }
  for (let build = 0; build < 2; build++)
    removeOldTables(
      folder,
      new Set(["current.json", "search-current.bin"]),
      build === 0 ? 'require("./tables/replaced-now.json")' : "",
    );
  const left = readdirSync(folder).sort();
  rmSync(folder, { recursive: true });
  expect(left).toEqual(["current.json", "recent.json", "replaced-now.json", "search-current.bin"]);
});

describe("the indexes of the worker", () => {
  const definition = defineStatesAndLgas();
  const file = storeTables(wholeTablesOf(definition)) as Uint8Array<ArrayBuffer>;
  const load = (read: Parameters<ReturnType<typeof loadIndexes>>[0]) => {
    fetched.clear();
    return loadIndexes({ [definition.name]: "stored.bin" })(read);
  };

  it("are the tables that the build has stored", async () => {
    const asked: string[] = [];
    await load(async (path) => {
      asked.push(path);
      return file.slice();
    });
    const tables = fetched.get(definition.name);
    expect(tables?.positions).toEqual(wholeTablesOf(definition).positions);
    expect(tables?.positions.buffer.byteLength).toBe(file.byteLength);
    expect(asked).toEqual(["indexes/stored.bin"]);
  });

  const damaged = file.slice();
  damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1;
  it.each([
    ["missing", async () => undefined],
    ["missing", () => Promise.reject(new Error("the network is gone"))],
    ["damaged", async () => damaged],
    ["damaged", async () => file.slice(0, 20)],
  ])("are built where their file is %s, and that is said", async (reason, read) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    await load(read);
    expect(fetched.has(definition.name)).toBe(false);
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`indexes/stored.bin is ${reason},`)]]);
    warn.mockRestore();
  });
});
