import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import writeExcelFile from "write-excel-file/node";

/** A table of `examples/match/`, or what a match makes of it. */
export const examplePath = (name: string): string =>
  fileURLToPath(new URL(`../../../examples/match/${name}`, import.meta.url));

export const example = (name: string): string => readFileSync(examplePath(name), "utf8");

type Cell = string | number | boolean | Date | null;

const cellOf = (value: Cell) => (value instanceof Date ? { value, format: "yyyy-mm-dd" } : value);

/** A workbook with these sheets. */
export const workbookOf = (sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): Promise<Buffer> =>
  writeExcelFile(
    Object.entries(sheets).map(([sheet, rows]) => ({ sheet, data: rows.map((row) => row.map(cellOf)) })),
  ).toBuffer();
