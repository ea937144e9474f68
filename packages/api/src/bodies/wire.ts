import { joinBytes, toBytes } from "@naijaref/http/bytes";
import { camelCase, type RecordDefinition, snakeCase } from "@naijaref/records";
import type { Pause } from "../operations/in-parts.ts";

/** A record of a list; null where `ids` named none. */
export type ListedRecord = Readonly<Record<string, unknown>> | null;

/** A record's names in snake_case, in the order in which they are served. */
export const fieldNames = ({ fields }: RecordDefinition): readonly string[] => Object.keys(fields);

/** Makes of each record of a list one with only some of its fields; undefined: with all. */
export function fieldChooser(fields: readonly string[] | undefined): (record: ListedRecord) => ListedRecord {
  if (fields === undefined) return (record) => record;
  const names = fields.map(camelCase);
  return (record) => {
    if (record === null) return null;
    const chosen: Record<string, unknown> = {};
    for (const name of names) if (name in record) chosen[name] = record[name];
    return chosen;
  };
}

type Named = Readonly<Record<string, unknown>>;

/** What may need to be escaped in JSON: all but ASCII that stands for itself. */
const HAS_ESCAPES = /[^ !#-[\]-~]/;

const names = new Map<string, string>();

/** A name of the library as JSON writes it before its value: `"state_code":`. */
function nameOnWire(name: string): string {
  let written = names.get(name);
  if (written === undefined) {
    written = `${JSON.stringify(snakeCase(name))}:`;
    names.set(name, written);
  }
  return written;
}

/**
 * The value of a field as it is written: the names of fields are values of `unverifiedFields`, and are in
 * snake_case as all names are.
 */
export const valueOnWire = (name: string, value: unknown): unknown =>
  name === "unverifiedFields" && Array.isArray(value) ? value.map(snakeCase) : value;

/**
 * A value of the library as JSON, names in snake_case at every depth. Written straight away: a copy of the
 * value under other names, only to be written, would cost as much again.
 */
export function writeJson(value: unknown): string {
  // Most values are strings, nulls and numbers: they are spared a call of the runtime.
  if (typeof value === "string") return HAS_ESCAPES.test(value) ? JSON.stringify(value) : `"${value}"`;
  if (value === null) return "null";
  if (typeof value === "boolean" || Number.isFinite(value)) return String(value);
  if (typeof value !== "object") return JSON.stringify(value);
  let text = "";
  if (Array.isArray(value)) {
    // Coordinates: a hundred thousand numbers, and no name among them.
    if (typeof value[0] === "number" || Array.isArray(value[0])) return JSON.stringify(value);
    for (const item of value) text += text === "" ? writeJson(item) : `,${writeJson(item)}`;
    return `[${text}]`;
  }
  // A list of its names would be made for each record.
  for (const name in value) {
    text += `${text === "" ? "{" : ","}${nameOnWire(name)}${writeJson(valueOnWire(name, (value as Named)[name]))}`;
  }
  return text === "" ? "{}" : `${text}}`;
}

export interface ListText<T> {
  readonly first: string;
  readonly write: (item: T, at: number) => string;
  readonly last: string;
}

/** A list in one go. */
export function writeWhole<T>(items: readonly T[], { first, write, last }: ListText<T>): string {
  let text = first;
  for (let at = 0; at < items.length; at++) text += write(items[at] as T, at);
  return text + last;
}

/** In milliseconds: what is written in one go. */
const PART = 5;
/** The clock is looked at once for so many items. */
const ITEMS = 16;

/** The same in UTF-8, with a pause whenever that has taken a while. */
export async function writeInParts<T>(
  items: readonly T[],
  { first, write, last }: ListText<T>,
  pause: Pause,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let text = first;
  let started = performance.now();
  for (let at = 0; at < items.length; at++) {
    text += write(items[at] as T, at);
    if (at % ITEMS === 0 && performance.now() - started > PART) {
      parts.push(toBytes(text));
      text = "";
      await pause?.();
      started = performance.now();
    }
  }
  parts.push(toBytes(text + last));
  // Whatever is then done with the whole takes as long as a part.
  await pause?.();
  return joinBytes(parts);
}
