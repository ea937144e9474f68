import { keyOfName } from "../names/known-places.ts";
import { findState } from "../places/states.ts";
import { type Feature, featuresOf, type Line } from "./features.ts";
import { placesOfState } from "./known-places.ts";
import type { NamedState } from "./named-states.ts";

/**
 * The words of an address that ends in the name of a state which is a city too, with the city among them:
 * "Agbani Road, Enugu". None if there is no such city, or nothing but the name.
 */
export function cityWords(code: string, state: NamedState | undefined, line: Line): readonly Feature[] {
  if (state === undefined || state.saidToBe || code === "LA" || line.tokens.length <= state.length) return [];
  if (!placesOfState(code).has(state.key)) return [];
  const skipped = new Set([...line.skipped].filter((at) => at < state.at || at >= state.at + state.length));
  return featuresOf(code, { ...line, skipped });
}

/** Which of the words only name the state. "Kano" alone, in Kano, is the city. */
export function tokensOfState(
  code: string,
  mine: readonly NamedState[],
  line: Line,
  given: string | undefined,
): ReadonlySet<number> {
  const skipped = new Set<number>();
  const free = mine.filter(({ isPartOfName }) => !isPartOfName);
  const last = free.at(-1);
  if (last === undefined) return skipped;
  const skip = ({ at, length }: NamedState): void => {
    for (let step = 0; step < length; step++) skipped.add(at + step);
  };
  // Lagos is the state, and the city is most of it: the name says nothing in the state.
  if (code === "LA") for (const state of free) skip(state);
  skip(last);
  const mayBeTown = given !== undefined && !last.saidToBe && mine.length === 1 && code !== "LA";
  if (!mayBeTown || !placesOfState(code).has(last.key)) return skipped;
  const { tokens, keys, roles } = line;
  // "Kogi", in Kogi, is the LGA; what stands before it, though nobody knows it, makes it the state. Beside a
  // road the name of the capital is the city: "Ashaka Road, Gombe".
  const isCity = tokens.length === last.length || keyOfName(findCapital(code)) === last.key;
  const isNamed = keys.some(({ tells }, at) => tells && roles[at] === "place" && !skipped.has(at));
  return isCity && !isNamed ? new Set() : skipped;
}

const findCapital = (code: string): string => {
  const state = findState(code);
  return state.ok ? state.value.capital : "";
};
