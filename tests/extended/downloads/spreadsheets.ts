import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { DownloadFile } from "../../../tools/publish/downloads/file.ts";
import { bytesOf, inFolder, programAt } from "./programs.ts";

const LIBREOFFICE = programAt("/usr/bin/soffice", "libreoffice-calc");

const UTF8 = "--infilter=CSV:44,34,76,1,,0,false,true,false,false,false,-1";
const TO_CSV = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false";

/** Tests of what people open by a double click, part of the test of the package. */
export function testSpreadsheets(buildFiles: () => readonly DownloadFile[]): void {
  describe("for a spreadsheet program", () => {
    it.skipIf(!LIBREOFFICE.isThere)("CSV keeps every code through LibreOffice", () => {
      const tables = ["banks", "lgas", "states", "area_codes"];
      const files = Object.fromEntries(
        tables.map((name) => [`${name}.csv`, bytesOf(buildFiles(), `${name}.spreadsheet.csv`)]),
      );
      inFolder(files, (_, run) => {
        const names = Object.keys(files);
        run(LIBREOFFICE.path, "--headless", UTF8, "--convert-to", TO_CSV, "--outdir", "out", ...names);
        for (const name of names) {
          const back = run("/bin/cat", `out/${name}`);
          const plain = new TextDecoder().decode(bytesOf(buildFiles(), name));
          const rowsOf = (text: string) =>
            (parse(text, { bom: true }) as string[][]).map((row) => row.map((cell) => cell.toLowerCase()));
          expect(rowsOf(back), name).toEqual(rowsOf(plain));
        }
      });
    });

    it("workbooks have codes in cells of the format Text, a filter, and a sheet that says what they are", () => {
      for (const name of ["naijaref.xlsx", "bayelsa.xlsx"]) {
        const parts = unzipSync(bytesOf(buildFiles(), name));
        const part = (path: string): string => strFromU8(parts[path] as Uint8Array);
        expect(part("xl/styles.xml")).toContain('formatCode="@"');
        expect(part("xl/sharedStrings.xml")).toContain("Data version");
        expect(part("xl/worksheets/sheet2.xml")).toMatch(/<\/sheetData><autoFilter ref="A1:[A-Z]+\d+"\/>/);
      }
      const workbook = strFromU8(
        unzipSync(bytesOf(buildFiles(), "bayelsa.xlsx"))["xl/workbook.xml"] as Uint8Array,
      );
      expect([...workbook.matchAll(/<sheet [^>]*?\bname="([^"]+)"/g)].map(([, name]) => name)).toEqual([
        "about",
        "lgas",
        "wards",
        "constituencies",
        "lga_seats",
        "polling_units",
      ]);
    });
  });
}
