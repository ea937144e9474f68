import type { OperationId } from "@naijaref/contract";
import { camelCase, type RecordDefinition } from "@naijaref/records";
import { type Find, finders } from "../operations/finders.ts";

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

/** The records of a list that `ids` name, in the order of `ids`; null for one that is not in the list. */
export function chooseRecords(
  list: readonly unknown[],
  ids: readonly string[],
  { id, values }: { readonly id: OperationId; readonly values: Readonly<Record<string, unknown>> },
): readonly unknown[] {
  const find = (finders as Partial<Record<OperationId, Find>>)[id];
  if (find === undefined) throw new Error(`${id} has ids in its contract and no finder`);
  const listed = new Set(list);
  return ids.map((identifier) => {
    const found = find(identifier, values);
    return found !== undefined && listed.has(found) ? found : null;
  });
}
