import { snakeCase } from "../../../../packages/records/src/field.ts";

/** A row as a program passes it: its text, or an object with the text and what stands beside it. */
export type Row = string | null | Readonly<Record<string, unknown>>;

const kindOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "a list" : `a ${typeof value}`;

export function requireList(value: unknown, call: string): asserts value is readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError(`${call}: rows must be a list, not ${kindOf(value)}.`);
}

/** A cell that may be empty. A number has lost its zeros, so it is refused. */
export function readText(value: unknown, call: string, row: number, field: string): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === "string") return value;
  throw new TypeError(`${call}: row ${row}: ${field} must be text or null, not ${kindOf(value)}.`);
}

/** The cells of a row, of which only some are known by name. A text alone is the first. */
export function readCells<Name extends string>(
  row: unknown,
  call: string,
  at: number,
  fields: readonly [Name, ...Name[]],
): Readonly<Record<Name, string | undefined>> {
  const [first] = fields;
  const given: Readonly<Record<string, unknown>> =
    typeof row === "object" && row !== null && !Array.isArray(row)
      ? (row as Readonly<Record<string, unknown>>)
      : { [first]: row };
  const unknown = Object.keys(given).find((name) => !(fields as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new TypeError(`${call}: row ${at} has ${unknown}: a row has only ${fields.join(", ")}.`);
  const cells = {} as Record<Name, string | undefined>;
  for (const field of fields) cells[field] = readText(given[field], call, at, field);
  return cells;
}

const names = new Map<string, string>();

/** A value of the library as plain JSON: names in snake_case at every depth, what is not there is null. */
export function toPlain(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(toPlain);
  const plain: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(value)) {
    const written = names.get(name) ?? snakeCase(name);
    names.set(name, written);
    plain[written] = toPlain(one);
  }
  return plain;
}
