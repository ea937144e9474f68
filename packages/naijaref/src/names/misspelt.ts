import { groupBy } from "../table/group.ts";
import { lazy, lazyFor } from "../table/lazy.ts";
import { CandidateIndex } from "./candidates.ts";
import { editCost } from "./edit.ts";
import { type PlacesByKey, placesOfState, statesWithTown } from "./known-places.ts";

const MIN_LENGTH = 5;

/** From this length on a letter may stand twice for once: Gaggi is Gagi. */
const MIN_LENGTH_DOUBLED = 4;
const DOUBLED = 0.5;

/** From this length on that of a quarter: Dakwo is not Dakwa misspelt, and no list has all quarters. */
const MIN_QUARTER_LENGTH = 6;

/** From this length on a name of an LGA may have two wrong letters. */
const MIN_LENGTH_FOR_TWO = 7;

/** What two wrong letters cost; less if one is left out: "Ikot Akpan" is not Ikot Ekpene. */
const MAX_COST = { equal: 2, other: 1.8 };

/** From this length on the first letter may be wrong too. */
const MIN_LENGTH_FOR_FIRST = 7;

/** How many letters tell a name from others. Those of a direction do not: "Abk South" is not Aba South. */
const lettersOf = (word: string): number => word.length - directionOf(word).length;

const DIRECTIONS = ["north", "south", "east", "west", "central"];

/** The last letters of directions. */
const LAST = "htl";

function directionOf(word: string): string {
  let end = word.length;
  if (!LAST.includes(word.charAt(end - 1))) return "";
  for (let its = 0; its < DIRECTIONS.length; its++) {
    const direction = DIRECTIONS[its] as string;
    if (!word.endsWith(direction, end)) continue;
    end -= direction.length;
    its = -1;
  }
  return end === word.length ? "" : word.slice(end);
}

/** The keys of a state's places. */
const keysOf = /* @__PURE__ */ lazyFor(
  (state: string) =>
    new NamesWithSlips(
      [...placesOfState(state).keys()].filter((key) => key.length >= MIN_LENGTH_DOUBLED),
      MIN_LENGTH,
    ),
);

/** From this length on the name of a town is looked for in every state. */
const MIN_LENGTH_ANYWHERE = 6;

/** The names of LGAs, headquarters and cities. */
const townKeys = /* @__PURE__ */ lazy(
  () => new NamesWithSlips([...statesWithTown().keys()], MIN_LENGTH_ANYWHERE),
);

/**
 * The states that may have an LGA, a headquarters or a city of which a word is a misspelling by one letter.
 */
export function statesOfMisspeltTown(word: string): readonly string[] {
  if (lettersOf(word) < MIN_LENGTH_ANYWHERE - 1) return [];
  return townKeys()
    .near(word)
    .flatMap((key) => statesWithTown().get(key) ?? []);
}

/**
 * The key of the place that a word is a misspelling of, by one letter. Undefined if several LGAs may be
 * meant.
 */
export function misspeltPlace(state: string, word: string): string | undefined {
  if (lettersOf(word) < MIN_LENGTH) return undefined;
  const keys = keysOf(state).near(word);
  if (keys.length === 0) return misspeltLga(state, word);
  const places = placesOfState(state);
  const likely = keys.filter(
    (key) =>
      (key[0] === word[0] || key.length >= MIN_LENGTH_FOR_FIRST) &&
      // "Owerri East" is not Owerri West with a slip.
      (directionOf(word) === "" || directionOf(word) === directionOf(key)) &&
      (key.length < MIN_LENGTH || (word.length < MIN_QUARTER_LENGTH && places.get(key)?.[0]?.as === "area")
        ? editCost(key, word, DOUBLED) <= DOUBLED
        : true),
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
    lgas.map(([key]) => ({ key, direction: directionOf(key) })),
    ({ key }) => key.charAt(0),
  );
});

/** "Shandem" is Shendam: only names of LGAs are taken with two wrong letters, and only the one that fits. */
function misspeltLga(state: string, word: string): string | undefined {
  const direction = directionOf(word);
  if (word.length - direction.length < MIN_LENGTH_FOR_TWO) return undefined;
  let found: string | undefined;
  for (const { key, direction: its } of lgaKeysOf(state).get(word.charAt(0)) ?? NO_LGAS) {
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

/** Names of which a text may be one with a slip. */
export class NamesWithSlips {
  private readonly names: readonly string[];
  private readonly fewest: number;
  private readonly index = new CandidateIndex();

  /** @param fewest shorter names are only found in a text with a letter too many. */
  constructor(names: readonly string[], fewest: number) {
    this.names = names;
    this.fewest = fewest;
    for (const name of names) this.index.add(name);
    this.index.close();
  }

  /** The names that a text is with one letter more, less, other, or in another place. */
  near(text: string): readonly string[] {
    const near: string[] = [];
    const count = this.index.find(text, MAX_LIKE);
    for (let at = 0; at < count; at++) {
      const name = this.names[this.index.found[at] as number] as string;
      if (name.length < this.fewest && text.length !== name.length + 1) continue;
      if (isOneSlip(name, text) && editCost(name, text, MAX_SLIP) <= MAX_SLIP) near.push(name);
    }
    return near;
  }
}

/** So many names that share most with a text may be it with a slip. */
const MAX_LIKE = 8;

/** A letter left out and put in elsewhere. */
const MAX_SLIP = 2;

/** Whether two texts are equal but for one letter, which stands in one of them, or elsewhere in the other. */
function isOneSlip(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  let [end, otherEnd] = [one.length, other.length];
  while (end > from && otherEnd > from && one[end - 1] === other[otherEnd - 1]) {
    end--;
    otherEnd--;
  }
  if (end - from < 2 && otherEnd - from < 2) return true;
  const [rest, others] = [one.slice(from, end), other.slice(from, otherEnd)];
  return rest.slice(1) === others.slice(0, -1) || rest.slice(0, -1) === others.slice(1);
}
