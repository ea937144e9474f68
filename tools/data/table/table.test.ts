import { flag, list, maybeNumber, maybeText, text } from "@naijaref/records";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addColumns, readCells, writeCells } from "./csv.ts";
import { readCell, readDataset, writeCell } from "./dataset.ts";
import { writeTables } from "./write.ts";

const kinds = {
  text: text("A field.", "x"),
  maybe: maybeText("A field.", "x"),
  number: maybeNumber("A field.", 1),
  flag: flag("A field.", true),
  list: list("A field.", ["x"]),
} as const;

describe("readCell", () => {
  it.each([
    ["text", "01", "01"],
    ["maybe", "", null],
    ["number", "6.5", 6.5],
    ["number", "", null],
    ["flag", "true", true],
    ["list", "", []],
    ["list", "a|b", ["a", "b"]],
  ] as const)("reads a %s cell %j as %j, and writes it back", (kind, cell, value) => {
    expect(readCell(cell, kinds[kind])).toEqual(value);
    expect(writeCell(value)).toBe(cell);
  });

  it.each([
    ["text", "", "may not be"],
    ["number", "1e5", "plain decimal"],
    ["number", "06", "plain decimal"],
    ["flag", "TRUE", "true or false"],
  ] as const)("refuses a %s cell %j", (kind, cell, message) => {
    expect(() => readCell(cell, kinds[kind])).toThrow(message);
  });
});

const columns = ["code", "name"];

describe("readCells", () => {
  it("refuses what spreadsheets and editors do to a file", () => {
    expect(() => readCells("\uFEFFcode,name\n", columns)).toThrow("byte order mark");
    expect(() => readCells("name,code\n", columns)).toThrow("another order");
    expect(() => readCells("code\n", columns)).toThrow('no column "name"');
    expect(() => readCells("code,label\n", columns)).toThrow('"label", which should be "name"');
    expect(() => readCells("code,label,colour\n", columns)).toThrow('unknown columns ("label", "colour")');
    expect(() => readCells("", columns)).toThrow('is empty: its first line must be "code,name"');
    for (const encoding of ["utf16le", "latin1"] as const) {
      const bytes = Buffer.from("\uFEFFcode,name\n01,\u00C9k\u00F3\n", encoding);
      expect(() => readCells(bytes.toString("utf8"), columns)).toThrow("save it as UTF-8");
    }
    expect(() => readCells("code,name\n01\n", columns)).toThrow();
  });

  it("reads back what writeCells wrote", () => {
    // A file with the sign for what is no UTF-8 is refused.
    const name = fc.string({ unit: "grapheme" }).filter((text) => !/[\0\uFFFD]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), name)), (rows) => {
        const normal = rows.map((row) => row.map((cell) => cell.normalize("NFC")));
        expect(readCells(writeCells(rows, columns), columns)).toEqual(normal);
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

const { states, wards, sources } = readDataset();

describe("writeTables", () => {
  it("names a folder's files by the states' slugs, and sorts the rows", () => {
    const files = writeTables({ wards: wards.toReversed() }, states);
    expect(files.size).toBe(37);
    expect(files.get("places/wards/lagos.csv")?.split("\n")[1]).toMatch(/^24-01-01,/);
  });

  it("writes the same whatever order and spacing the rows have", () => {
    const untidy = sources.toReversed().map((row) => ({ ...row, name: ` ${String(row["name"])}  ` }));
    expect(writeTables({ sources: untidy }, states)).toEqual(writeTables({ sources }, states));
  });

  it("puts unverified fields in the record's order, once", () => {
    const [state] = states;
    const written = writeTables({ states: [{ ...state, unverified_fields: ["lon", "lat", "lon"] }] }, states);
    expect(written.get("places/states.csv")).toContain(",lat|lon,");
  });
});
