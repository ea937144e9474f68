import type { Field } from "./field.ts";
import { type RecordDefinition, schemaOf } from "./record.ts";

/** A record inside another. */
export const nested = (record: RecordDefinition): Field<object> => schemaOf(record);

/** A list of records inside another. */
export const listOfNested = (record: RecordDefinition, description: string): Field<readonly object[]> => ({
  type: "array",
  description,
  items: schemaOf(record),
});
