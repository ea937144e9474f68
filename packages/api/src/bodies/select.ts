import { camelCase, type RecordDefinition } from "@naijaref/records";

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
