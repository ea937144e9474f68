import { type ExternalId, externalIdsOf, listIdSystems } from "naijaref/concordance";
import { type Constituency, getConstituency } from "naijaref/elections";
import { getRecord, type HeldKind } from "naijaref/kinds";
import { getLga, getState } from "naijaref/places";

export interface Listed {
  readonly code: string;
  readonly name: string;
  readonly stateCode?: string;
  readonly unverifiedFields?: readonly string[];
  readonly sources: readonly string[];
  readonly shown?: object;
}

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

/** A record in short, as an answer names what is around another. */

export const stateInShort = (code: string) => ({ code, name: getState(code)?.name ?? null });

export const lgaInShort = (code: string) => ({ code, name: getLga(code)?.name ?? null });

export const seatInShort = ({ kind, code, name }: Constituency) => ({ kind, code, name });

/** The seats with these codes. A ward of the FCT has no seat in a state's house. */
export const seatsInShort = (codes: readonly (string | null)[]) =>
  codes.flatMap((code) => {
    const seat = getConstituency(code ?? "");
    return seat === undefined ? [] : [seatInShort(seat)];
  });

export interface Sourced {
  readonly sources: readonly string[];
  readonly unverifiedFields: readonly string[];
}

/** The record of a kind with a code. Polling units, which are loaded, are not here. */
export const recordOf = (kind: string, code: string): Sourced | undefined =>
  getRecord(kind as HeldKind, code);

export function withDoubts<T extends object>(shown: T, record: Partial<Sourced> | undefined): T {
  const doubtful = record?.unverifiedFields?.filter((field) => field in shown) ?? [];
  return doubtful.length === 0 ? shown : { ...shown, unverifiedFields: doubtful };
}
