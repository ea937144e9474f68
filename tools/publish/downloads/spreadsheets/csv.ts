import type { Field } from "@naijaref/records";
import { stringify } from "csv-stringify/sync";
import { type Cell, writeCell } from "../../../data/table/index.ts";
import { columnsOf, type Resource } from "../resource.ts";

const TAKEN_FOR_ANOTHER =
  /^[\d.,+\-=@]|^(?:true|false)$|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s./-]*\d/i;

const isOfCodes = ({ type, pattern }: Field): boolean => type !== "array" && pattern !== undefined;

export const mustStayText = (text: string, field: Field): boolean =>
  isOfCodes(field) || TAKEN_FOR_ANOTHER.test(text);

/** By which Excel knows UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** The longest text in a formula of Excel. */
const MAX_TEXT_LENGTH = 255;

/** A text as the formula `="058"`, which Excel and LibreOffice show as 058. */
const asFormula = (text: string): string => `="${text.replaceAll('"', '""')}"`;

function cellOf(cell: Cell, field: Field): string {
  const text = writeCell(cell);
  const isText = typeof cell === "string" || Array.isArray(cell);
  if (!isText || text === "" || text.length > MAX_TEXT_LENGTH) return text;
  return mustStayText(text, field) ? asFormula(text) : text;
}

/** CSV to open by a double click: a program that guesses types changes nothing in it. */
export function writeSpreadsheetCsv(resource: Resource): string {
  const columns = columnsOf(resource);
  const cells = resource.rows.map((row) =>
    columns.map((column) => cellOf(row[column] ?? null, resource.record.fields[column] as Field)),
  );
  return BYTE_ORDER_MARK + stringify([[...columns], ...cells], { record_delimiter: "windows" });
}
