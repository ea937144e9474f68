import { type Field, typesOf } from "@naijaref/records";

export type ColumnType = "text" | "number" | "integer" | "flag" | "list";

export function columnType(field: Field): ColumnType {
  const types = typesOf(field);
  if (types.includes("array")) return "list";
  if (types.includes("integer")) return "integer";
  if (types.includes("number")) return "number";
  return types.includes("boolean") ? "flag" : "text";
}

export const mayBeNull = (field: Field): boolean => typesOf(field).includes("null");
