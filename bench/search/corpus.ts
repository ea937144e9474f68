import { fold, joined } from "../../packages/naijaref/src/names/fold.ts";
import { seededRandom } from "../random.ts";
import {
  addAccents,
  countLetters,
  doubleLetter,
  dropPunctuation,
  dropSpaces,
  editOnce,
  type Pick,
  swapLetters,
  swapWords,
} from "./typing.ts";

/** A place as every engine is given it. */
export interface NamedPlace {
  readonly name: string;
  readonly aliases: readonly string[];
}

export interface Query {
  readonly text: string;
  /** The places that bear the name that was meant: finding any of them is right. */
  readonly meant: ReadonlySet<number>;
}

/**
 * How many places a list shows: recall is measured there, and a name is typed until it can be in the list.
 */
export const SHOWN = 5;

/** Names looked at for each query: where a way of typing fits fewer, there is no corpus. */
const MAX_TRIES = 1000;

type Beginning = (name: string, pick: Pick, shortest: number) => string | undefined;

const within = (name: string, fewest: number, most = 64): boolean => {
  const letters = countLetters(name);
  return letters >= fewest && letters <= most;
};

/** The ways of typing a name, as the table lists them; undefined where the name cannot be typed so. */
const WAYS: Readonly<Record<string, (name: string, pick: Pick, beginning: Beginning) => string | undefined>> =
  {
    "one edit": (name, pick) => (within(name, 4) ? editOnce(name, pick) : undefined),
    "two edits, over 8 letters": (name, pick) =>
      within(name, 9) ? editOnce(editOnce(name, pick), pick) : undefined,
    "two edits, 6 to 8 letters": (name, pick) =>
      within(name, 6, 8) ? editOnce(editOnce(name, pick), pick) : undefined,
    "swapped letters": (name, pick) => (within(name, 4) ? swapLetters(name, pick) : undefined),
    "doubled letter": (name, pick) => (within(name, 4) ? doubleLetter(name, pick) : undefined),
    "added accents": addAccents,
    "missing punctuation": dropPunctuation,
    "dropped spaces": dropSpaces,
    "swapped words": swapWords,
    prefix: (name, pick, beginning) => beginning(name, pick, 3),
    "prefix with a typo": (name, pick, beginning) => {
      const begun = beginning(name, pick, 5);
      return begun === undefined ? undefined : editOnce(begun, pick);
    },
  };

/**
 * Queries made from the places' own names and aliases, so many of each way of typing. The same seed makes the
 * same queries.
 */
export function makeCorpus(
  places: readonly NamedPlace[],
  perClass: number,
  seed = 20261121,
): ReadonlyMap<string, readonly Query[]> {
  const random = seededRandom(seed);
  const pick: Pick = (count) => Math.floor(random() * count);
  const bearers = new Map<string, Set<number>>();
  const names = new Map<string, string>();
  places.forEach((place, at) => {
    for (const name of [place.name, ...place.aliases]) {
      const key = joined(fold(name));
      names.set(key, names.get(key) ?? name);
      const bearing = bearers.get(key) ?? new Set();
      bearers.set(key, bearing.add(at));
    }
  });
  const beginning = typedUntilShown(bearers);
  const keys = [...bearers.keys()];
  const corpus = new Map<string, Query[]>();
  for (const [way, type] of Object.entries(WAYS)) {
    const queries: Query[] = [];
    for (let tries = 0; queries.length < perClass; tries++) {
      if (tries > MAX_TRIES * perClass) throw new Error(`hardly a name can be typed so: ${way}`);
      const key = keys[pick(keys.length)] as string;
      const text = type(names.get(key) as string, pick, beginning);
      if (text === undefined || [...text].length > 64 || fold(text) === "") continue;
      queries.push({ text, meant: bearers.get(key) as ReadonlySet<number> });
    }
    corpus.set(way, queries);
  }
  return corpus;
}

/**
 * Cuts a name short, at random, where at most as many places begin so as a list shows: with fewer letters
 * it could not be found.
 */
function typedUntilShown(bearers: ReadonlyMap<string, ReadonlySet<number>>): Beginning {
  const beginners = new Map<string, number>();
  for (const [key, places] of bearers) {
    for (let length = 1; length <= key.length; length++) {
      const beginning = key.slice(0, length);
      beginners.set(beginning, (beginners.get(beginning) ?? 0) + places.size);
    }
  }
  return (name, pick, shortest) => {
    const cuts = Array.from(name, (_, at) => at).filter((cut) => {
      const begun = joined(fold(name.slice(0, cut)));
      return (
        begun.length >= shortest &&
        begun.length < joined(fold(name)).length &&
        (beginners.get(begun) ?? 0) <= SHOWN
      );
    });
    return cuts.length === 0 ? undefined : name.slice(0, cuts[pick(cuts.length)]);
  };
}

/**
 * The shares that are first and in the list, and the mean reciprocal rank.
 *
 * @param ranks the place in the list of what was meant, from 0, or -1.
 */
export function recallOf(ranks: readonly number[]) {
  const mean = (value: (rank: number) => number): number =>
    ranks.reduce((sum, rank) => sum + (rank < 0 ? 0 : value(rank)), 0) / ranks.length;
  return {
    first: mean((rank) => (rank === 0 ? 1 : 0)),
    shown: mean((rank) => (rank < SHOWN ? 1 : 0)),
    reciprocal: mean((rank) => 1 / (rank + 1)),
  };
}
