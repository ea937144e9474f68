import { snakeCase } from "@naijaref/records";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { writeCsv } from "./csv.ts";

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
