import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addColumns, readCsv, writeCsv } from "./csv.ts";

const columns = ["code", "name"];

describe("readCsv", () => {
  it("refuses what spreadsheets and editors do to a file", () => {
    expect(() => readCsv("\uFEFFcode,name\n", columns)).toThrow("byte order mark");
    expect(() => readCsv("name,code\n", columns)).toThrow("another order");
    expect(() => readCsv("code\n", columns)).toThrow('no column "name"');
    expect(() => readCsv("code,label\n", columns)).toThrow('"label", which should be "name"');
    expect(() => readCsv("code,label,colour\n", columns)).toThrow('unknown columns ("label", "colour")');
    expect(() => readCsv("", columns)).toThrow('is empty: its first line must be "code,name"');
    for (const encoding of ["utf16le", "latin1"] as const) {
      const bytes = Buffer.from("\uFEFFcode,name\n01,\u00C9k\u00F3\n", encoding);
      expect(() => readCsv(bytes.toString("utf8"), columns)).toThrow("save it as UTF-8");
    }
    expect(() => readCsv("code,name\n01\n", columns)).toThrow();
  });

  it("reads back what writeCsv wrote", () => {
    // A file with the sign for what is no UTF-8 is refused.
    const name = fc.string({ unit: "grapheme" }).filter((text) => !/[\0\uFFFD]/.test(text));
    const row = fc.record({ code: fc.string(), name });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const normal = rows.map(({ code, name }) => ({
          code: code.normalize("NFC"),
          name: name.normalize("NFC"),
        }));
        expect(readCsv(writeCsv(rows, columns), columns)).toEqual(normal);
      }),
    );
  });
});

describe("addColumns", () => {
  it("adds a missing column empty, in its place, and orders the others", () => {
    expect(addColumns("name,code\nAba,01\n", ["code", "website", "name"])).toBe(
      "code,website,name\n01,,Aba\n",
    );
  });

  it("changes nothing about a file with an unknown column: the reader reports it", () => {
    expect(addColumns("code,label\n", columns)).toBe("code,label\n");
  });
});
