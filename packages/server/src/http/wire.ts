import { snakeCase } from "@naijaref/records";

const names = new Map<string, string>();

function wireName(name: string): string {
  let wire = names.get(name);
  if (wire === undefined) {
    wire = snakeCase(name);
    names.set(name, wire);
  }
  return wire;
}

/** A value of the library as JSON has it: names in snake_case at every depth. */
export function toWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toWire);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [wireName(name), toWire(inner)]));
}
