import type { OperationId } from "./contract/index.ts";
import { type Find, finders } from "./operations/finders.ts";

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
    const found = find(identifier, values, list);
    return found !== undefined && listed.has(found) ? found : null;
  });
}
