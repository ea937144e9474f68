import { snakeCase } from "@naijaref/records";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { contract } from "../contract/index.ts";
import type { Shape } from "../contract/shape.ts";
import { boundaries } from "../operations/boundaries.ts";
import { wards } from "../operations/wards.ts";
import { bodyInParts, bodyOf } from "./body.ts";
import { writeCsv } from "./csv.ts";
import { writeJson } from "./wire.ts";

const texts = fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^[a,"\r\n| ;]{0,8}$/));
const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}([A-Z][a-z]{0,3})?$/), {
  minLength: 1,
  maxLength: 5,
});

it("is read back by csv-parse as it was, whatever the cells hold", () => {
  fc.assert(
    fc.property(
      names.chain((columns) =>
        fc.tuple(
          fc.constant(columns),
          fc.array(fc.record(Object.fromEntries(columns.map((name) => [name, texts])))),
        ),
      ),
      ([columns, records]) => {
        const csv = writeCsv(records, columns.map(snakeCase));
        const rows = parse(csv, { record_delimiter: "\r\n" }) as string[][];
        expect(rows).toEqual([
          columns.map(snakeCase),
          ...records.map((record) => columns.map((name) => record[name])),
        ]);
      },
    ),
  );
});

it("joins a list, and leaves null and a missing record empty", () => {
  const records = [{ code: "LA", aliases: ["Eko", "Lagos, city"], lat: null }, null];
  expect(writeCsv(records, ["code", "aliases", "lat"])).toBe(
    'code,aliases,lat\r\nLA,"Eko|Lagos, city",\r\n,,\r\n',
  );
});

it("has no blank line, which readers skip, where the only cell of a row is empty", () => {
  const records = [{ cbnCode: "058" }, { cbnCode: null }, null, { cbnCode: "011" }];
  const csv = writeCsv(records, ["cbn_code"]);
  expect(parse(csv, { skip_empty_lines: true })).toEqual([["cbn_code"], ["058"], [""], [""], ["011"]]);
});

it("writes a record inside a record as its code, and what has none as JSON", () => {
  const records = [
    { state: { code: "LA", name: "Lagos" }, counts: { fewLgas: 20 }, fields: [{ of: "x" }, null] },
  ];
  const [, ...row] = parse(writeCsv(records, ["state", "counts", "fields"])) as string[][];
  expect(row).toEqual([["LA", '{"few_lgas":20}', '[{"of":"x"},null]']]);
});

const feed = { target: "", origin: "" };
const all = { fields: undefined, ids: undefined, with: [] } as const;
const ofWards = {
  answer: contract.listWards.answer as Exclude<Shape, { kind: "file" }>,
  path: "/v1/wards",
  feed,
};
const ofMaps = {
  answer: contract.listBoundaries.answer as Exclude<Shape, { kind: "file" }>,
  path: "/v1/boundaries",
  feed,
};
const listed = wards.listWards({ state: "KN" } as never);
const map = boundaries.listBoundaries({ of: "lgas", state: "KN", detail: "draw", format: "geojson" }, {});

it.each([
  ["json", listed, ofWards, undefined],
  ["json", listed, ofWards, "A notice."],
  ["json", [], ofWards, undefined],
  ["csv", listed, ofWards, undefined],
  ["ndjson", listed, ofWards, undefined],
  ["json", map, ofMaps, undefined],
  ["json", map, ofMaps, "A notice."],
] as const)("writes the same in parts as in one go: %s", async (format, value, told, notice) => {
  const selection = { ...all, format };
  const whole = bodyOf(value, told, selection, notice);
  let pauses = 0;
  const pause = async (): Promise<void> => void pauses++;
  const inParts = await bodyInParts(value, told, selection, { notice, pause });
  expect(new TextDecoder().decode(inParts.content as Uint8Array)).toBe(whole.content);
  expect({ ...inParts, content: "" }).toEqual({ ...whole, content: "" });
  expect(pauses).toBeGreaterThan(0);
});

it("pauses while it writes a long list", async () => {
  let pauses = 0;
  const pause = async (): Promise<void> => void pauses++;
  const selection = { ...all, format: "json" } as const;
  await bodyInParts(wards.listWards({} as never), ofWards, selection, { notice: undefined, pause });
  expect(pauses).toBeGreaterThan(2);
});

it("writes names in snake_case at every depth, and nothing else otherwise", () => {
  const value = { stateCode: "LA", list: [{ inecCode: null, lat: 6.5 }], none: [], empty: {} };
  expect(writeJson(value)).toBe(
    '{"state_code":"LA","list":[{"inec_code":null,"lat":6.5}],"none":[],"empty":{}}',
  );
});

it("writes what JSON.stringify does where no name has a capital", () => {
  const name = fc.string().map((text) => text.toLowerCase());
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      fc.string({ unit: "binary" }),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie("tree"), { maxLength: 4 }),
      fc.dictionary(name, tie("tree"), { maxKeys: 4 }),
    ),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      expect(writeJson(value)).toBe(JSON.stringify(value));
    }),
  );
});
