import { camelCase, type RecordDefinition } from "@naijaref/records";

/** A record of a list; null where `ids` named none. */
export type ListedRecord = Readonly<Record<string, unknown>> | null;

/** A record's names in snake_case, in the order in which they are served. */
export const fieldNames = ({ fields }: RecordDefinition): readonly string[] => Object.keys(fields);

/** A record with only some of its fields. */
export function chooseFields(record: ListedRecord, fields: readonly string[] | undefined): ListedRecord {
  if (record === null || fields === undefined) return record;
  const names = fields.map(camelCase).filter((name) => name in record);
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}
