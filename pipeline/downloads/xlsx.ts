import { unzipSync, zipSync } from "fflate";
import writeExcelFile from "write-excel-file/node";
import { type Cell, writeCell } from "../table/index.ts";
import { columnsOf, type Resource } from "./resources.ts";

/** A zip file has the time of each entry. One time for all makes equal workbooks equal files. */
const TIME = new Date(1980, 0, 1);

const header = (column: string) => ({ value: column, type: String, fontWeight: "bold" as const });

/** Codes are text, so that no spreadsheet takes their zeros. */
function cellOf(cell: Cell) {
  if (typeof cell === "number") return { value: cell, type: Number };
  if (typeof cell === "boolean") return { value: cell, type: Boolean };
  const text = writeCell(cell);
  return text === "" ? null : { value: text, type: String };
}

const sheetOf = (resource: Resource) => {
  const columns = columnsOf(resource);
  return {
    sheet: resource.name,
    data: [
      columns.map(header),
      ...resource.rows.map((row) => columns.map((column) => cellOf(row[column] ?? null))),
    ],
    columns: columns.map((column) => ({ width: Math.max(12, column.length + 2) })),
    stickyRowsCount: 1,
  };
};

/** A workbook with a sheet for each resource. */
export async function writeXlsx(resources: readonly Resource[]): Promise<Uint8Array> {
  const workbook = await writeExcelFile(resources.map(sheetOf)).toBuffer();
  return zipSync(unzipSync(new Uint8Array(workbook)), { mtime: TIME, level: 9 });
}
