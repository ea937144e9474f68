import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import writeExcelFile from "write-excel-file/node";

/** A table of `examples/match/`, or what a match makes of it. */
export const examplePath = (name: string): string =>
  fileURLToPath(new URL(`../../../examples/match/${name}`, import.meta.url));

export const example = (name: string): string => readFileSync(examplePath(name), "utf8");

type Rows = readonly (readonly string[])[];

/** A workbook with these sheets, all of whose cells are texts. */
export async function writeWorkbook(path: string, sheets: Readonly<Record<string, Rows>>): Promise<void> {
  const written = Object.entries(sheets).map(([sheet, rows]) => ({
    sheet,
    data: rows.map((row) => row.map((value) => ({ value, type: String }))),
  }));
  writeFileSync(path, await writeExcelFile(written).toBuffer());
}
