import type { OperationId } from "./contract/index.ts";
import type { IdsNotes } from "./contract/selection.ts";
import { finderOf } from "./finders.ts";

/** From which operation's list, and what was given for its parameters. */
interface Chosen {
  readonly id: OperationId;
  readonly notes: IdsNotes | undefined;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The records of a list that `ids` name, in the order of `ids`; null for one that is not in the list. */
export function chooseRecords(
  list: readonly unknown[],
  ids: readonly string[],
  { id, notes, values }: Chosen,
): readonly unknown[] {
  const find = finderOf(id, notes);
  if (find === undefined) throw new Error(`${id} has ids in its contract and no finder`);
  const listed = new Set(list);
  return ids.map((identifier) => {
    const found = find(identifier, values, list);
    return found !== undefined && listed.has(found) ? found : null;
  });
}
