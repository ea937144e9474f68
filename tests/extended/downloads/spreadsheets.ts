import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { findProgram } from "../../start/programs.ts";
import { bytesOf, folder, printed, textOf } from "./folder.ts";

const libreOffice = findProgram("soffice");

const UTF8 = "--infilter=CSV:44,34,76,1,,0,false,true,false,false,false,-1";
const TO_CSV = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false";

/**
 * Tests of what people open by a double click, part of the test of the package.
 *
 * @param tables those of the workbook, by name
 */
export function testSpreadsheets(tables: readonly string[]): void {
  describe("for a spreadsheet program", () => {
    it.skipIf(libreOffice === undefined)("CSV keeps every code through LibreOffice", async () => {
      const names = ["banks", "lgas", "states", "area_codes"];
      const files = names.map((name) => `${name}.spreadsheet.csv`);
      const to = ["--convert-to", TO_CSV, "--outdir", "out"];
      await printed(libreOffice ?? "", "--headless", UTF8, ...to, ...files);
      const rowsOf = (text: string) =>
        (parse(text, { bom: true }) as string[][]).map((row) => row.map((cell) => cell.toLowerCase()));
      for (const name of names)
        expect(rowsOf(textOf(`out/${name}.spreadsheet.csv`)), `${folder}/${name}`).toEqual(
          rowsOf(textOf(`${name}.csv`)),
        );
    });

    const ofState = ["lgas", "wards", "constituencies", "lga_seats", "polling_units"];

    it.each([
      ["naijaref.xlsx", tables],
      ["bayelsa.xlsx", ofState],
    ])(
      "%s has codes in cells of the format Text, a filter, and a sheet that says what it is",
      (name, sheets) => {
        const parts = unzipSync(bytesOf(name));
        const part = (path: string): string => strFromU8(parts[path] as Uint8Array);
        expect(part("xl/styles.xml")).toContain('formatCode="@"');
        expect(part("xl/sharedStrings.xml")).toContain("Data version");
        expect(part("xl/worksheets/sheet2.xml")).toMatch(/<\/sheetData><autoFilter ref="A1:[A-Z]+\d+"\/>/);
        const found = [...part("xl/workbook.xml").matchAll(/<sheet [^>]*?\bname="([^"]+)"/g)];
        const [about, ...others] = found.map(([, sheet]) => sheet);
        expect(about).toBe("about");
        expect(others.sort()).toEqual([...sheets].sort());
      },
    );
  });
}
