import { groupBy } from "../table/group.ts";
import { lazy, lazyFor } from "../table/lazy.ts";
import { type PlacesByKey, placesOfState, statesWithTown } from "./known-places.ts";
import { type HashesOfWord, type Marks, marksOf } from "./marks.ts";

const SHORTEST = 5;

/** From this length on that of a quarter: Dakwo is not Dakwa misspelt, and no list has all quarters. */
const SHORTEST_QUARTER = 6;

/** From this length on a name of an LGA may have two wrong letters. */
const SHORTEST_FOR_TWO = 7;

/** From this length on the first letter may be wrong too. */
const SHORTEST_FOR_FIRST = 7;

/** How many letters tell a name from others. Those of a direction do not: "Abk South" is not Aba South. */
const lettersOf = (word: string): number => word.length - directionOf(word).length;

const directionOf = (word: string): string => /(?:north|south|east|west|central)*$/.exec(word)?.[0] ?? "";

/** A state's places by their shortened keys. */
const shortenedOf = /* @__PURE__ */ lazyFor((state: string) => {
  const keys = [...placesOfState(state).keys()].filter((key) => key.length >= SHORTEST);
  return shortenedKeys(
    keys.map((key) => [key, [key]] as const),
    keys,
  );
});

/** From this length on the name of a town is looked for in every state. */
const SHORTEST_ANYWHERE = 6;

/** The names of LGAs, headquarters and cities without one of their letters, and the states of each. */
const shortenedTowns = /* @__PURE__ */ lazy(() => {
  const towns = statesWithTown();
  return shortenedKeys(
    [...towns].filter(([key]) => key.length >= SHORTEST_ANYWHERE),
    [...towns.keys()],
  );
});

/**
 * The states that may have an LGA, a headquarters or a city of which a word is a misspelling by one letter.
 */
export function statesOfMisspeltTown(word: string, hashes: HashesOfWord): readonly string[] {
  if (lettersOf(word) < SHORTEST_ANYWHERE - 1) return [];
  const towns = shortenedTowns();
  const states = [...storedUnder(word, hashes, towns)];
  for (const shorter of shorterOnes(word, hashes, towns))
    states.push(...(towns.stored.get(shorter) ?? []), ...(statesWithTown().get(shorter) ?? []));
  return states;
}

/**
 * The key of the place that a word is a misspelling of, by one letter. Undefined if several LGAs may be
 * meant.
 */
export function misspeltPlace(state: string, word: string, hashes: HashesOfWord): string | undefined {
  if (lettersOf(word) < SHORTEST) return undefined;
  const places = placesOfState(state);
  const shortened = shortenedOf(state);
  const longer = storedUnder(word, hashes, shortened);
  const shorterThan = shorterOnes(word, hashes, shortened);
  if (longer.length === 0 && shorterThan.length === 0) return misspeltLga(state, word);
  const keys = new Set(longer);
  for (const shorter of shorterThan) {
    if (shorter.length >= SHORTEST && places.has(shorter)) keys.add(shorter);
    for (const key of shortened.stored.get(shorter) ?? []) if (key.length === word.length) keys.add(key);
  }
  const likely = [...keys].filter(
    (key) =>
      (key[0] === word[0] || key.length >= SHORTEST_FOR_FIRST) &&
      // "Owerri East" is not Owerri West with a slip.
      (directionOf(word) === "" || directionOf(word) === directionOf(key)) &&
      (word.length >= SHORTEST_QUARTER || places.get(key)?.[0]?.as !== "area"),
  );
  return oneOf(likely, places) ?? (likely.length === 0 ? misspeltLga(state, word) : undefined);
}

/** The only one of some keys, or the one of all that are in one LGA. */
function oneOf(keys: readonly string[], places: PlacesByKey): string | undefined {
  const lgas = new Set(keys.map((key) => places.get(key)?.[0]?.lgaCodes[0]));
  return lgas.size === 1 ? keys[0] : undefined;
}

/** The keys of a state's LGAs by their first letter. */
const lgaKeysOf = /* @__PURE__ */ lazyFor((state: string) => {
  const lgas = [...placesOfState(state)].filter(([, [first]]) => first?.as === "lga");
  return groupBy(
    lgas.map(([key]) => key),
    (key) => key.charAt(0),
  );
});

/** "Shandem" is Shendam: only names of LGAs are taken with two wrong letters. */
function misspeltLga(state: string, word: string): string | undefined {
  if (lettersOf(word) < SHORTEST_FOR_TWO) return undefined;
  const keys = (lgaKeysOf(state).get(word.charAt(0)) ?? []).filter(
    (key) =>
      Math.abs(key.length - word.length) <= 2 &&
      // "Isokosou" is Isoko South cut; "Afikposo" is more than Afikpo, and "Esancent" not Esan West.
      (key.startsWith(word) ||
        (!word.startsWith(key) && directionOf(key) === directionOf(word) && isWithinTwo(key, word))),
  );
  return keys.length === 1 ? keys[0] : undefined;
}

/** Whether two edits, and no more, make one word of the other. */
function isWithinTwo(a: string, b: string): boolean {
  const near = (i: number, j: number, left: number): boolean => {
    while (i < a.length && j < b.length && a[i] === b[j]) {
      i++;
      j++;
    }
    if (i === a.length && j === b.length) return true;
    if (left === 0) return false;
    return near(i + 1, j + 1, left - 1) || near(i + 1, j, left - 1) || near(i, j + 1, left - 1);
  };
  return near(0, 0, 2);
}

/** Keys by what is left of them without one of their letters, so that misspelt ones are found. */
export interface ShortenedKeys<T> {
  /** What was stored with the keys that a text is without one letter. */
  readonly stored: ReadonlyMap<string, readonly T[]>;
  /** The shortened keys, and the whole ones that a word may be with one letter too many. */
  readonly marks: Marks;
}

/**
 * Shortens keys.
 *
 * @param keys those that are shortened, and what is stored under each.
 * @param whole the keys that a word may be with one letter too many.
 */
function shortenedKeys<T>(
  keys: Iterable<readonly [key: string, stored: readonly T[]]>,
  whole: readonly string[],
): ShortenedKeys<T> {
  const stored = new Map<string, T[]>();
  for (const [key, its] of keys) {
    for (let at = 0; at < key.length; at++) {
      const known = stored.get(without(key, at));
      if (known === undefined) stored.set(without(key, at), [...its]);
      else known.push(...its);
    }
  }
  return { stored, marks: marksOf([...stored.keys(), ...whole]) };
}

/** What was stored under what a word is with a letter more, if it is that. */
const storedUnder = <T>(
  word: string,
  { whole }: HashesOfWord,
  { marks, stored }: ShortenedKeys<T>,
): readonly T[] => (marks.may(whole) && stored.get(word)) || [];

/** What a word may be without one of its letters. No text is made of a word that is near to no key. */
function shorterOnes(
  word: string,
  { withoutOne }: HashesOfWord,
  { marks }: ShortenedKeys<unknown>,
): readonly string[] {
  let shorter: string[] | undefined;
  for (let at = 0; at < withoutOne.length; at++) {
    if (!marks.may(withoutOne[at] as number)) continue;
    shorter ??= [];
    shorter.push(without(word, at));
  }
  return shorter ?? NONE;
}

const NONE: readonly string[] = [];

const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);
