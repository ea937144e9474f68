import { type LoadedUnits, loadUnits, type WithUnits } from "@naijaref/api/operations/load-units";
import {
  bank,
  constituency,
  lga,
  locality,
  pollingUnit,
  type RecordDefinition,
  state,
  ward,
} from "@naijaref/records";
import { getRecord, KINDS, kindsBy } from "naijaref/kinds";
import type { RecordKind } from "naijaref/match";
import type { State } from "naijaref/places";
import { parsePollingUnitCode } from "naijaref/polling-units";

/** A type of entity: what it is called, its record, and how one is found by its id, which is its code. */
export interface EntityType {
  readonly id: RecordKind;
  readonly name: string;
  readonly record: RecordDefinition;
  readonly get: (id: string, units: LoadedUnits) => object | undefined;
}

/** The state of the polling unit whose code an id is. */
function stateOfUnit(id: string): State | undefined {
  const code = parsePollingUnitCode(id);
  return code.ok && code.value.code === id ? code.value.state : undefined;
}

/** The polling units that are needed to find entities with some ids. */
export const loadUnitsOf = (ids: readonly string[], service: WithUnits): Promise<LoadedUnits> =>
  loadUnits(ids.map(stateOfUnit), service);

const DEFINITIONS: Readonly<Record<RecordKind, RecordDefinition>> = {
  state,
  lga,
  ward,
  senatorial_district: constituency,
  federal_constituency: constituency,
  state_constituency: constituency,
  polling_unit: pollingUnit,
  locality,
  bank,
};

export const ENTITY_TYPES: readonly EntityType[] = kindsBy("reconcile").map((id) => ({
  id,
  name: KINDS[id].title,
  record: DEFINITIONS[id],
  get: (code, units) => {
    if (id !== "polling_unit") return getRecord(id, code);
    const found = units.get(stateOfUnit(code)?.code ?? "")?.find(code);
    return found?.ok ? found.value.unit : undefined;
  },
}));

export const typeOf = (id: string): EntityType | undefined => ENTITY_TYPES.find((type) => type.id === id);

/** A type as the protocol writes it. */
export const asType = ({ id, name }: EntityType) => ({ id, name });

/** The record with an id, and its type. Codes of different types are never the same. */
export function findEntity(
  id: string,
  units: LoadedUnits,
): { readonly type: EntityType; readonly entity: object } | undefined {
  for (const type of ENTITY_TYPES) {
    const entity = type.get(id, units);
    if (entity !== undefined) return { type, entity };
  }
  return undefined;
}
