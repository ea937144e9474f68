import { writeFileSync } from "node:fs";
import writeExcelFile from "write-excel-file/node";

type Rows = readonly (readonly string[])[];

/** A workbook with these sheets, all of whose cells are texts. */
export async function writeWorkbook(path: string, sheets: Readonly<Record<string, Rows>>): Promise<void> {
  const written = Object.entries(sheets).map(([sheet, rows]) => ({
    sheet,
    data: rows.map((row) => row.map((value) => ({ value, type: String }))),
  }));
  writeFileSync(path, await writeExcelFile(written).toBuffer());
}
