import { groupBy } from "../table/group.ts";
import { lazyFor } from "../table/lazy.ts";
import { COMPASS } from "./directions.ts";
import { editCost } from "./edit.ts";
import { namesOfPlaces, type PlacesByKey, placesOfState, statesWithTown } from "./known-places.ts";
import type { Line, WordKeys } from "./line.ts";
import { type HashesOfWord, hashesOf, PlacesByHash } from "./marks.ts";

const MIN_LENGTH = 5;

/** From this length on a letter may stand twice for once: Gaggi is Gagi. */
const MIN_LENGTH_DOUBLED = 4;
const DOUBLED = 0.5;

/** From this length on that of a quarter: Dakwo is not Dakwa misspelt, and no list has all quarters. */
const MIN_QUARTER_LENGTH = 6;

/** From this length on a name of an LGA may have two wrong letters. */
export const MIN_LENGTH_FOR_TWO = 7;

/** What two wrong letters cost; less if one is left out: "Ikot Akpan" is not Ikot Ekpene. */
const MAX_COST = { equal: 2, other: 1.8 };

/** From this length on the first letter may be wrong too. */
const MIN_LENGTH_FOR_FIRST = 7;

/** How many letters tell a name from others. Those of a direction do not: "Abk South" is not Aba South. */
const lettersOf = (word: string): number => word.length - directionOf(word).length;

/** The last letters of directions. */
const LAST = "htl";

function directionOf(word: string): string {
  let end = word.length;
  if (!LAST.includes(word.charAt(end - 1))) return "";
  for (let its = 0; its < COMPASS.length; its++) {
    const direction = COMPASS[its] as string;
    if (!word.endsWith(direction, end)) continue;
    end -= direction.length;
    its = -1;
  }
  return end === word.length ? "" : word.slice(end);
}

/** The names of a state's places, or of those of all states, by their shortened keys. */
const shortenedOf = /* @__PURE__ */ lazyFor((state: string | undefined) => {
  const names = namesOfPlaces(state).filter((key) => key.length >= MIN_LENGTH_DOUBLED);
  return new ShortenedKeys(names, MIN_LENGTH);
});

/** The names of a state's places, or of those of all states, that a word is with one slip. */
export const namesLike = (word: string, hashes: HashesOfWord, state: string | undefined): readonly string[] =>
  shortenedOf(state).near(word, hashes);

/** From this length on the name of a town is looked for in every state. */
const MIN_LENGTH_ANYWHERE = 6;

/** The states with an LGA, a headquarters or a city of which words may be a misspelling by one letter. */
export function statesOfMisspeltTown(its: WordKeys, words: number): readonly string[] {
  const word = its.joined(words);
  if (lettersOf(word) < MIN_LENGTH_ANYWHERE - 1) return [];
  return its
    .like(words, undefined)
    .filter((key) => key.length >= MIN_LENGTH_ANYWHERE || key.length < word.length)
    .flatMap((key) => statesWithTown().get(key) ?? []);
}

/** The key of the place of a state that words of a line are a misspelling of. Undefined if several LGAs may be meant. */
export function misspeltPlace(state: string, line: Line, at: number, words: number): string | undefined {
  const its = line.keys[at] as WordKeys;
  const word = its.joined(words);
  // "M/Fashi" is no Mashi with a letter too many.
  if (lettersOf(word) < MIN_LENGTH || (words > 1 && its.joined(1).length < 2)) return undefined;
  const likely = misspeltPlaces(state, line, at, words);
  return likely.length === 0 ? misspeltLga(state, word) : oneOf(likely, placesOfState(state));
}

/** The keys of all places of a state that words of a line are a misspelling of, by one letter. */
export function misspeltPlaces(state: string, line: Line, at: number, words: number): readonly string[] {
  const its = line.keys[at] as WordKeys;
  const names = its.like(words, line.isOfAnyState ? undefined : state);
  return names.length === 0 ? names : placesAmong(names, state, its.joined(words));
}

/** The same of a word by itself. */
export const placesLike = (state: string, word: string): readonly string[] =>
  placesAmong(namesLike(word, hashesOf(word), state), state, word);

/** Of names like a word those of a state's places that it is a misspelling of. */
function placesAmong(names: readonly string[], state: string, word: string): readonly string[] {
  const places = placesOfState(state);
  let found: string[] | undefined;
  for (let at = 0; at < names.length; at++) {
    const key = names[at] as string;
    const its = places.get(key);
    if (its === undefined || !mayBeSlip(key, word, its[0]?.as === "area")) continue;
    found ??= [];
    found.push(key);
  }
  return found ?? NO_KEYS;
}

const NO_KEYS: readonly string[] = [];

/** Whether a word that is like the name of a place, or of a quarter, may be that name with a slip. */
function mayBeSlip(key: string, word: string, isQuarter: boolean): boolean {
  if (key[0] !== word[0] && key.length < MIN_LENGTH_FOR_FIRST) return false;
  // "Owerri East" is not Owerri West with a slip.
  const direction = directionOf(word);
  if (direction !== "" && direction !== directionOf(key)) return false;
  const isShort = key.length < MIN_LENGTH || (isQuarter && word.length < MIN_QUARTER_LENGTH);
  return !isShort || editCost(key, word, DOUBLED) <= DOUBLED;
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
    lgas.map(([key]) => ({ key, direction: directionOf(key) })),
    ({ key }) => key.charAt(0),
  );
});

/** "Shandem" is Shendam: only names of LGAs are taken with two wrong letters, and only the one that fits. */
function misspeltLga(state: string, word: string): string | undefined {
  const direction = directionOf(word);
  if (word.length - direction.length < MIN_LENGTH_FOR_TWO) return undefined;
  let found: string | undefined;
  const lgas = lgaKeysOf(state).get(word.charAt(0)) ?? NO_LGAS;
  for (let at = 0; at < lgas.length; at++) {
    const { key, direction: its } = lgas[at] as (typeof NO_LGAS)[number];
    const longer = key.length - word.length;
    if (longer > 2 || longer < -2) continue;
    // "Isokosou" is Isoko South cut; "Afikposo" is more than Afikpo, and "Esancent" not Esan West.
    const isCut = longer >= 0 && key.startsWith(word);
    const most = longer === 0 ? MAX_COST.equal : MAX_COST.other;
    if (!isCut && (its !== direction || word.startsWith(key) || editCost(key, word, most) > most)) continue;
    if (found !== undefined) return undefined;
    found = key;
  }
  return found;
}

const NO_LGAS: readonly { readonly key: string; readonly direction: string }[] = [];

/**
 * Keys by what is left of them without one of their letters, so that misspelt ones are found. No key is looked
 * up by text: the hashes of all are in one table, and few are equal by chance.
 */
export class ShortenedKeys {
  private readonly keys: readonly string[];
  /** The index of a key, from one on; negative for a whole one. */
  private readonly owners: PlacesByHash;

  /** @param fewest shorter keys are only found whole, in a word with a letter too many. */
  constructor(keys: readonly string[], fewest: number) {
    const [hashes, owners]: [number[], number[]] = [[], []];
    keys.forEach((key, at) => {
      const { whole, withoutOne } = hashesOf(key);
      hashes.push(whole);
      owners.push(-at - 1);
      if (withoutOne.length < fewest) return;
      for (const hash of withoutOne) {
        hashes.push(hash);
        owners.push(at + 1);
      }
    });
    this.keys = keys;
    this.owners = new PlacesByHash(hashes, owners);
  }

  /** The keys that a word is with one letter more, less or other. */
  near(word: string, { whole, withoutOne }: HashesOfWord): readonly string[] {
    const found: string[] = [];
    for (let at = -1; at < withoutOne.length; at++) {
      const hash = at < 0 ? whole : (withoutOne[at] as number);
      for (let item = this.owners.find(hash); item >= 0; item = this.owners.next(item)) {
        const owner = this.owners.placeOf(item);
        if (at < 0 && owner < 0) continue;
        const key = this.keys[Math.abs(owner) - 1] as string;
        if (!found.includes(key) && editCost(key, word, 2) <= 2) found.push(key);
      }
    }
    return found;
  }
}
