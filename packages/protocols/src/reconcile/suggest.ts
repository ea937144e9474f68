import type { WithUnits } from "@naijaref/api/operations/load-units";
import { parsePollingUnitCode } from "naijaref/polling-units";
import { searchBanks, searchPlaces } from "naijaref/search";
import { fold } from "naijaref/text";
import { allProperties } from "./properties.ts";
import { asType, ENTITY_TYPES, type EntityType, typeOf } from "./types.ts";

const MAX = 10;
/** Longer beginnings are cut: no name is so long. */
const MAX_LENGTH = 64;

const cut = (prefix: string): string => [...prefix].slice(0, MAX_LENGTH).join("");

/**
 * Places and banks whose names begin with, or are like, what is typed; first the polling unit whose code it
 * is.
 */
export async function suggestEntities(prefix: string, { pollingUnits }: WithUnits): Promise<object> {
  const unit = parsePollingUnitCode(prefix).ok ? await pollingUnits.findPollingUnit(prefix) : undefined;
  const places = searchPlaces(cut(prefix), { limit: MAX });
  const banks = searchBanks(cut(prefix), { limit: MAX });
  const found = [
    ...(unit?.ok ? [entity("polling_unit", unit.value.code, unit.value.unit.name)] : []),
    ...(places.ok
      ? places.value.map(({ kind, code, name, stateName }) =>
          entity(kind, code, name, kind === "state" ? null : stateName),
        )
      : []),
    ...(banks.ok ? banks.value.map(({ id, name }) => entity("bank", id, name)) : []),
  ];
  return { result: found.slice(0, MAX) };
}

function entity(kind: string, id: string, name: string, stateName: string | null = null): object {
  const type = typeOf(kind) as EntityType;
  const description = stateName === null ? type.name : `${type.name} of ${stateName}`;
  return { id, name, description, notable: [asType(type)] };
}

const begins = (prefix: string, ...names: readonly string[]): boolean =>
  names.some((name) => fold(name).includes(fold(prefix)));

export const suggestProperties = (prefix: string): object => ({
  result: allProperties().filter(({ id, name }) => begins(cut(prefix), id, name)),
});

export const suggestTypes = (prefix: string): object => ({
  result: ENTITY_TYPES.filter(({ id, name }) => begins(cut(prefix), id, name)).map(asType),
});
