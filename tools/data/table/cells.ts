import { type Field, typesOf } from "@naijaref/records";

export type Cell = string | number | boolean | null | readonly string[];

/** A cell's text as the value that the field's type asks for. Throws with what to write instead. */
export function readCell(cell: string, field: Field): Cell {
  const types = typesOf(field);
  if (types.includes("array")) return cell === "" ? [] : cell.split("|");
  if (cell === "") {
    if (types.includes("null")) return null;
    throw new Error("is empty, and the field may not be: give it a value");
  }
  if (types.includes("boolean")) {
    if (cell === "true" || cell === "false") return cell === "true";
    throw new Error(`is "${cell}": write true or false`);
  }
  if (types.includes("number") || types.includes("integer")) {
    if (!/^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/.test(cell)) {
      throw new Error(`is "${cell}": write a plain decimal number, such as 6.52666`);
    }
    return Number(cell);
  }
  return cell;
}

/** A value as its cell's text. The inverse of `readCell`. */
export function writeCell(value: Cell): string {
  if (value === null) return "";
  return Array.isArray(value) ? value.join("|") : String(value);
}
