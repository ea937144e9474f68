import type { Lga, SearchResult, State, Ward } from "../generated/records.ts";
import { listLocalities } from "../localities/localities.ts";
import { fold, placeKey } from "../names/fold.ts";
import { getLga } from "../places/lgas.ts";
import { getState } from "../places/states.ts";
import { lazy } from "../table/lazy.ts";
import type { PlaceKind } from "./options.ts";

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

/**
 * The names of the localities in each LGA and each ward, by its code: people type them and mean the place.
 *
 */
const namesByPlace = /* @__PURE__ */ lazy(() => {
  const names = new Map<string, string[]>();
  for (const { name, aliases, lgaCodes, wardCodes } of listLocalities()) {
    for (const code of [...lgaCodes, ...wardCodes]) {
      const its = names.get(code);
      if (its === undefined) names.set(code, [name, ...aliases]);
      else its.push(name, ...aliases);
    }
  }
  return names;
});

const wordsOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => fold(name).split(" ")));

/**
 * The names of the localities in an LGA or a ward that it is not called by itself. A ward is found by the
 * words of its own name: "Ibeju" is no second name of the ward Ibeju I.
 *
 * @param towns from which it is governed.
 */
export function localitiesOf(place: Place, towns: readonly string[]): string[] {
  const own = [place.name, ...place.aliases, ...towns];
  const words = isWard(place) ? wordsOf(own) : undefined;
  const seen = new Set(own.map(placeKey));
  return (namesByPlace().get(place.code) ?? []).filter((name) => {
    const key = placeKey(name);
    if (
      seen.has(key) ||
      (words !== undefined &&
        fold(name)
          .split(" ")
          .every((word) => words.has(word)))
    )
      return false;
    seen.add(key);
    return true;
  });
}
