import { tells } from "../names/address-words.ts";
import { ABROAD } from "../names/vocabulary.ts";
import { listStates } from "../places/states.ts";
import type { Line } from "./features.ts";
import { placesOfState } from "./known-places.ts";

const MOST_WORDS = 3;

/** Whether the last words are a country or a city abroad, and no place of the state. */
export function endsAbroad(tokens: Line["tokens"], given: string | undefined): boolean {
  const words = tokens.filter(({ part, word }) => part === tokens.at(-1)?.part && !/^\d/.test(word));
  for (let count = 1; count <= Math.min(MOST_WORDS, words.length); count++) {
    const key = words
      .slice(-count)
      .map(({ word }) => word)
      .join("");
    if (!ABROAD.has(key)) continue;
    const others = tokens.slice(0, tokens.length - count).map(({ word }) => word);
    const isHere = given === undefined ? isPlaceBeside(key, others) : placesOfState(given).has(key);
    if (!isHere) return true;
  }
  return false;
}

/** "Ikorodu Road, Maryland" is in Lagos: a state has a place of the name, and one of the other words. */
const isPlaceBeside = (key: string, others: readonly string[]): boolean =>
  listStates().some(
    ({ code }) =>
      placesOfState(code).has(key) && others.some((word) => tells(word) && placesOfState(code).has(word)),
  );
