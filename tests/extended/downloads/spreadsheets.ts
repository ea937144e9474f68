import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { bytesOf } from "./folder.ts";

/**
 * Tests of the workbooks, part of the test of the package.
 *
 * @param tables those of the workbook, by name
 */
export function testSpreadsheets(tables: readonly string[]): void {
  describe("for a spreadsheet program", () => {
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
