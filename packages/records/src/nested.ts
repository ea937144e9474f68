import type { Field } from "./field.ts";
import { type RecordDefinition, type RecordOf, schemaOf } from "./record.ts";

/** A record inside another. */
export const nested = <D extends RecordDefinition>(record: D): Field<RecordOf<D>> => schemaOf(record);

/** A list of records inside another. */
export const listOfNested = <D extends RecordDefinition>(
  record: D,
  description: string,
): Field<readonly RecordOf<D>[]> => ({
  type: "array",
  description,
  items: schemaOf(record),
});
