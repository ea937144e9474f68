/** Reads workbooks for the page that matches files. Nothing is sent: it makes no requests. */
import { readWorkbook, WorkbookError } from "../../workbook/workbook.ts";
import { serve } from "../match/messages.ts";

serve(
  async (request) => {
    if (request.type !== "open") throw new Error(`this worker does not ${request.type}`);
    const sheets = await readWorkbook(await request.file.arrayBuffer());
    return {
      type: "opened",
      sheets: sheets.map(({ name, csv }) => ({ name, file: new Blob([csv], { type: "text/csv" }) })),
    };
  },
  (error) =>
    error instanceof WorkbookError
      ? error.message
      : "The workbook cannot be read. Save the sheet as CSV in UTF-8.",
);
