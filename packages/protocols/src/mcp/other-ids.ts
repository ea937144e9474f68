import { type ExternalId, externalIdsOf, listIdSystems } from "naijaref/concordance";

/** Ids of other systems, as agents write and read them. */

export interface OtherId {
  readonly system: string;
  readonly id: string;
}

/** An id of another system behind the system's name: `paystack_code 058`. */
export function idIn(q: string): OtherId | undefined {
  const [, name = "", id = ""] = /^([a-z0-9_]+)[\s:]+(\S+)$/i.exec(q.trim()) ?? [];
  const system = listIdSystems().find((known) => known.id === name.toLowerCase());
  return system && { system: system.id, id };
}

/** The ids that other systems have for a record, by the name of the system. */
export function idsOf(kind: ExternalId["kind"], code: string): Readonly<Record<string, string>> {
  const found = externalIdsOf(kind, code);
  return Object.fromEntries(found.ok ? found.value.toReversed().map(({ system, id }) => [system, id]) : []);
}
