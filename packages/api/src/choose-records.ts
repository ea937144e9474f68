import { findConstituency } from "naijaref/elections";
import { codeOf, findRecord } from "naijaref/kinds";
import { findLga } from "naijaref/places";
import { parsePollingUnitCode } from "naijaref/polling-units";
import type { OperationId } from "./contract/index.ts";
import type { IdsNotes } from "./contract/selection.ts";

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
  const kind = notes?.kind;
  const find: Find | undefined =
    kind === undefined
      ? (ownFinders as Partial<Record<OperationId, Find>>)[id]
      : (identifier) => findRecord(kind, identifier);
  if (find === undefined) throw new Error(`${id} has ids in its contract and no finder`);
  // By their codes, because a list may have more fields of a record than what finds it.
  const listed = new Map(list.map((record) => [codeIn(record), record]));
  return ids.map((identifier) => {
    const found = find(identifier, values);
    return (found !== undefined && listed.get(codeIn(found))) || null;
  });
}

const codeIn = (record: unknown): string => codeOf(record as Parameters<typeof codeOf>[0]);

/** What an identifier names, with its code; undefined if there is none, or not one. */
type Find = (identifier: string, values: Readonly<Record<string, unknown>>) => unknown;

const found = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false },
): T | undefined => (result.ok ? result.value : undefined);

/** The lists whose records are not found as those of a kind are, but in a way of their own. */
const ownFinders = {
  listLgas: (identifier, { state }) => found(findLga(identifier, { state: state as string | undefined })),
  listConstituencies: (code) => found(findConstituency(code)),
  searchPollingUnits: (code) => found(parsePollingUnitCode(code)),
} satisfies Partial<Record<OperationId, Find>>;
