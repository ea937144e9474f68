import { unzipSync, Zip, ZipPassThrough } from "fflate";
import writeExcelFile from "write-excel-file/node";
import { type Cell, writeCell } from "../table/index.ts";
import { deflate } from "./gzip.ts";
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

/** The method of an entry that is compressed (APPNOTE of the zip format, 4.4.5). */
const DEFLATED = 8;

class Entry extends ZipPassThrough {
  override compression = DEFLATED;
  override mtime = TIME;

  protected override process(content: Uint8Array, isLast: boolean): void {
    this.ondata(null, deflate(content), isLast);
  }
}

function zip(contents: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const chunks: Uint8Array[] = [];
  const file = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  for (const [name, content] of Object.entries(contents)) {
    const entry = new Entry(name);
    file.add(entry);
    entry.push(content, true);
  }
  file.end();
  return Buffer.concat(chunks);
}

/** A workbook with a sheet for each resource that has one. */
export async function writeXlsx(resources: readonly Resource[]): Promise<Uint8Array> {
  const sheets = resources.filter(({ formats }) => formats.includes("xlsx")).map(sheetOf);
  const workbook = await writeExcelFile(sheets).toBuffer();
  return zip(unzipSync(new Uint8Array(workbook)));
}
