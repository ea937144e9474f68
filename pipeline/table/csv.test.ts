import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCsv, writeCsv } from "./csv.ts";

const columns = ["code", "name"];

describe("readCsv", () => {
  it("refuses what spreadsheets and editors do to a file", () => {
    expect(() => readCsv("\uFEFFcode,name\n", columns)).toThrow("byte order mark");
    expect(() => readCsv("name,code\n", columns)).toThrow('they must be "code,name"');
    expect(() => readCsv("code,name\n01\n", columns)).toThrow();
  });

  it("reads back what writeCsv wrote", () => {
    const row = fc.record({ code: fc.string(), name: fc.string({ unit: "grapheme" }) });
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
