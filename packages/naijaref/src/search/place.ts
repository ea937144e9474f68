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

/** The LGA and the state that a place is or is in. */
type Surroundings = Pick<SearchResult, "lgaCode" | "lgaName" | "stateCode" | "stateName">;

/** By the code of an LGA, or of a state: what all places in it have in common. */
const surroundings = new Map<string, Surroundings>();

function surroundingsOf(place: Place): Surroundings {
  const code = isWard(place) ? place.lgaCode : place.code;
  let found = surroundings.get(code);
  if (found === undefined) {
    const lga = getLga(code);
    const stateCode = lga?.stateCode ?? code;
    // The state is there, because a check of the dataset proves that no code is unknown.
    const { name: stateName = "" } = getState(stateCode) ?? {};
    found = { lgaCode: lga?.code ?? null, lgaName: lga?.name ?? null, stateCode, stateName };
    surroundings.set(code, found);
  }
  return found;
}

/** A place as a result, with the names of its LGA and state, so that a list can tell namesakes apart. */
export function describePlace(place: Place, score: number, matched: string): SearchResult {
  const { code, name } = place;
  const { lgaCode, lgaName, stateCode, stateName } = surroundingsOf(place);
  return { kind: kindOf(place), code, name, lgaCode, lgaName, stateCode, stateName, score, matched };
}
