import { joinBytes, toBytes } from "@naijaref/http/bytes";
import { camelCase, type RecordDefinition, snakeCase } from "@naijaref/records";
import { PART, type Pause } from "../operations/in-parts.ts";
import { JoinedRecord, type Part, SharedFields } from "../operations/joined-record.ts";

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
  if (value instanceof JoinedRecord) return writeParts(value.parts);
  if (Array.isArray(value)) {
    // Coordinates: a hundred thousand numbers, and no name among them.
    if (typeof value[0] === "number" || Array.isArray(value[0])) return JSON.stringify(value);
    let text = "";
    for (const item of value) text += text === "" ? writeJson(item) : `,${writeJson(item)}`;
    return `[${text}]`;
  }
  return `{${writeFields(value)}}`;
}

/** The fields of a record, without the braces around them. */
function writeFields(fields: object): string {
  const record = fields as Named;
  let text = "";
  // A list of its names would be made for each record.
  for (const name in record) {
    const field = `${nameOnWire(name)}${writeJson(valueOnWire(name, record[name]))}`;
    text += text === "" ? field : `,${field}`;
  }
  return text;
}

const decoder = new TextDecoder();

/** Of shared fields the text is made once: to write them for each answer would take longer than to find them. */
function writeParts(parts: readonly Part[]): string {
  let text = "";
  for (const part of parts) {
    // In one piece, and with a byte a character where it can be: so is each text that it becomes a part of.
    if (part instanceof SharedFields) part.text ??= decoder.decode(toBytes(writeFields(part.fields)));
    const fields = part instanceof SharedFields ? part.text : writeFields(part);
    text += text === "" ? fields : `,${fields}`;
  }
  return `{${text}}`;
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
