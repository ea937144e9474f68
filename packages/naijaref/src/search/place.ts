import type { Lga, SearchResult, State, Ward } from "../generated/records.ts";
import { getLga } from "../places/lgas.ts";
import { getState } from "../places/states.ts";
import type { PlaceKind } from "./kind-words.ts";

/** A record that a search of places returns. */
export type Place = State | Lga | Ward;

export const isWard = (place: Place): place is Ward => "lgaCode" in place;

export const isLga = (place: Place): place is Lga => !isWard(place) && "stateCode" in place;

export const kindOf = (place: Place): PlaceKind => (isWard(place) ? "ward" : isLga(place) ? "lga" : "state");

/** The town from which a place is governed: people type it when they mean the place. */
export function townsOf(place: Place): readonly string[] {
  if (isWard(place)) return [];
  const town = isLga(place) ? place.headquarters : place.capital;
  return town === null || town === place.name ? [] : [town];
}

/** A place as a result, with the names of its LGA and state, so that a list can tell namesakes apart. */
export function describePlace(place: Place, score: number, matched: string): SearchResult {
  const kind = kindOf(place);
  const { code, name } = place;
  const lgaCode = isWard(place) ? place.lgaCode : isLga(place) ? code : null;
  const stateCode = isWard(place) || isLga(place) ? place.stateCode : code;
  const lgaName = lgaCode === null ? null : nameOf(getLga(lgaCode));
  return {
    kind,
    code,
    name,
    lgaCode,
    lgaName,
    stateCode,
    stateName: nameOf(getState(stateCode)),
    score,
    matched,
  };
}

/** The record is there, because a check of the dataset proves that no code is unknown. */
const nameOf = (record: { readonly name: string } | undefined): string => record?.name ?? "";
