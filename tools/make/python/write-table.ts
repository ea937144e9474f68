import { type Field, type RecordDefinition, typesOf } from "@naijaref/records";
import type { Row } from "../../data/table/index.ts";

/**
 * A table as Python reads it, in JSON: the names of the fields, then each column. A column whose cells repeat
 * is its different cells and, for each row, which of them it has, so that a thousand rows share one value.
 */
export function writeTable({ fields }: RecordDefinition, rows: readonly Row[]): string {
  const columns = Object.entries(fields).map(([name, field]) => {
    const cells = rows.map((row) => writeCell(field, row[name] ?? null));
    const different = [...new Set(cells)];
    if (!isList(field) && different.length > cells.length / 3) return `[${cells.join(",")}]`;
    const places = new Map(different.map((cell, at) => [cell, at]));
    const at = cells.map((cell) => places.get(cell));
    return `{"cells":[${different.join(",")}],"at":[${at.join(",")}]}`;
  });
  return `{"fields":${JSON.stringify(Object.keys(fields))},"columns":[\n${columns.join(",\n")}\n]}\n`;
}

const isList = (field: Field): boolean => typesOf(field).includes("array");

/** A whole number of degrees is written as `7.0`, so that Python reads what the field says: a float. */
function writeCell(field: Field, cell: unknown): string {
  if (typeof cell === "number" && Number.isInteger(cell) && typesOf(field).includes("number"))
    return cell.toFixed(1);
  return JSON.stringify(isList(field) ? (cell ?? []) : cell);
}
