import { bank, constituency, lga, type RecordDefinition, state, ward } from "@naijaref/records";
import { getBank } from "naijaref/banks";
import { getConstituency } from "naijaref/elections";
import type { ListKind } from "naijaref/match";
import { getLga, getState, getWard } from "naijaref/places";

/** A type of entity: what it is called, its record, and how one is found by its id, which is its code. */
export interface EntityType {
  readonly id: ListKind;
  readonly name: string;
  readonly record: RecordDefinition;
  readonly get: (id: string) => object | undefined;
}

const seat = (id: ListKind, name: string): EntityType => ({
  id,
  name,
  record: constituency,
  get: (code) => {
    const found = getConstituency(code);
    return found?.kind === id ? found : undefined;
  },
});

export const ENTITY_TYPES: readonly EntityType[] = [
  { id: "state", name: "State", record: state, get: getState },
  { id: "lga", name: "Local government area", record: lga, get: getLga },
  { id: "ward", name: "Ward", record: ward, get: getWard },
  seat("senatorial_district", "Senatorial district"),
  seat("federal_constituency", "Federal constituency"),
  seat("state_constituency", "State constituency"),
  { id: "bank", name: "Bank or other licensed institution", record: bank, get: getBank },
];

export const typeOf = (id: string): EntityType | undefined => ENTITY_TYPES.find((type) => type.id === id);

/** A type as the protocol writes it. */
export const asType = ({ id, name }: EntityType) => ({ id, name });

/** The record with an id, and its type. Codes of different types are never the same. */
export function findEntity(id: string): { readonly type: EntityType; readonly entity: object } | undefined {
  for (const type of ENTITY_TYPES) {
    const entity = type.get(id);
    if (entity !== undefined) return { type, entity };
  }
  return undefined;
}
