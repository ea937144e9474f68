import { styleText } from "node:util";
import { valueOnWire } from "@naijaref/api/bodies/wire";
import { camelCase, snakeCase } from "@naijaref/records";

export type Style = "bold" | "dim" | "yellow";

/** Puts a style around a text, or returns it as it is where there are no colours. */
export type Paint = (style: Style, text: string) => string;

/** Whether there are colours is decided by the output, and not again by the environment. */
export const paintWith =
  (hasColours: boolean): Paint =>
  (style, text) =>
    hasColours ? styleText(style, text, { validateStream: false }) : text;

/**
 * How many columns of a terminal a text takes, if all letters are of alphabets: marks over letters take none.
 */
export const widthOf = (text: string): number => [...text.replaceAll(/\p{M}/gu, "")].length;

/** A text of at most `width` columns: what is cut off ends in an ellipsis. */
export const cut = (text: string, width: number): string =>
  widthOf(text) <= width ? text : `${[...text].slice(0, Math.max(0, width - 1)).join("")}…`;

export const fill = (text: string, width: number): string =>
  text + " ".repeat(Math.max(0, width - widthOf(text)));

/**
 * Control characters would be commands to the terminal, and those that turn the direction of the text (UAX 9)
 * would show other letters than are there.
 */
export const withoutControls = (text: string): string => text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, "�");

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

export const valueIn = (record: Shown, column: string): unknown =>
  valueOnWire(camelCase(column), record[camelCase(column)]);

export const isDoubtful = (record: Shown, column: string): boolean =>
  (record["unverifiedFields"] as readonly string[] | undefined)?.includes(camelCase(column)) ?? false;
