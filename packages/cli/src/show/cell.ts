import { valueOnWire } from "@naijaref/api/bodies/wire";
import { camelCase, snakeCase } from "@naijaref/records";
import { withoutControls } from "./width.ts";

export type Shown = Readonly<Record<string, unknown>>;

/** A value as people read it. */
export function textOfValue(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(textOfValue).join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "object") return textOfObject(value as Shown);
  return withoutControls(String(value));
}

/** A record inside a record: its code and its name, or all that it says. */
function textOfObject(value: Shown): string {
  const { code, id, name } = value;
  if (name !== undefined) return [code ?? id, name].filter((part) => part !== undefined).join(" ");
  return Object.entries(value)
    .filter(([, inner]) => inner !== null)
    .map(([field, inner]) => `${snakeCase(field)} ${textOfValue(inner)}`)
    .join(", ");
}

/** A list of objects without a code, as the sources of the dataset: each is read by itself. */
export const isListOfObjects = (value: unknown): value is readonly Shown[] =>
  Array.isArray(value) &&
  value.some((item) => typeof item === "object" && item !== null && item.code === undefined);

/** The value of a column. */
export const valueIn = (record: Shown, column: string): unknown =>
  valueOnWire(camelCase(column), record[camelCase(column)]);

/** Whether a record itself says that a field is not verified. */
export const isDoubtful = (record: Shown, column: string): boolean =>
  (record["unverifiedFields"] as readonly string[] | undefined)?.includes(camelCase(column)) ?? false;
