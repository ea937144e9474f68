import type { Schema } from "./schema-words.ts";

/** A value as a schema describes it, made of the examples of its fields. */
export function sampleOf({ type, properties, items, examples }: Schema): unknown {
  if (examples !== undefined) return examples[0];
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(([name, schema]) => [name, sampleOf(schema)]);
    return Object.fromEntries(fields);
  }
  if (items !== undefined) return [sampleOf(items)];
  return type === "object" ? {} : null;
}
