import { editCost } from "./edit.ts";

/** The four directions and the middle, as the names of LGAs and seats have them. */
export const COMPASS = ["north", "south", "east", "west", "central"] as const;

/** Words that tell the parts of a place apart, in Hausa too: "Dawakin Kudu" is not "Dawakin Tofa". */
export const DIRECTIONS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...COMPASS,
  ...["middle", "upper", "lower", "northern", "southern", "eastern", "western"],
  ...["arewa", "kudu", "gabas", "yamma"],
]);

const beginnings = (word: string): (readonly [string, string])[] =>
  Array.from({ length: word.length - 1 }, (_, at) => [word.slice(0, at + 1), word] as const);

/** What is left of them without a vowel or two: "Orumba Nth", "Ogun Cntrl". "est" may be west too. */
const WITHOUT_VOWELS: readonly (readonly [string, string])[] = [
  ["nth", "north"],
  ["sth", "south"],
  ["wst", "west"],
  ["ctrl", "central"],
  ["cntrl", "central"],
];

const SHORT: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ...COMPASS.flatMap(beginnings),
  ...WITHOUT_VOWELS,
  ...["n", "s"].flatMap((one) =>
    ["e", "w"].map((two): [string, string] => [
      one + two,
      `${one === "n" ? "north" : "south"} ${two === "e" ? "east" : "west"}`,
    ]),
  ),
]);

const MAX_SHORT = 6;

/** The direction that a shortened word stands for, without blanks: "n" is north, "ne" is northeast. */
export const fullDirection = (word: string): string | undefined =>
  word.length > MAX_SHORT ? undefined : SHORT.get(word)?.replace(" ", "");

/**
 * A folded text with its shortened directions written out: "jos n", "ovia n east", "ibadan sw 2". Undefined
 * where it has none. The first word is never one.
 */
export function spellOutDirections(folded: string): string | undefined {
  let spelt = folded;
  for (let from = folded.indexOf(" ") + 1; from > 0; ) {
    const end = spelt.indexOf(" ", from);
    const word = end < 0 ? spelt.slice(from) : spelt.slice(from, end);
    const full = word.length <= MAX_SHORT ? SHORT.get(word) : undefined;
    if (full !== undefined) spelt = spelt.slice(0, from) + full + (end < 0 ? "" : spelt.slice(end));
    from = end < 0 ? 0 : from + (full ?? word).length + 1;
  }
  return spelt === folded ? undefined : spelt;
}

const DIRECTION =
  /^(?:north|south|east|west|central|municipal|(?:[nsewc]|[ns][ew]))(?: (?:north|south|east|west|central|[ew]))?$/;

/** Whether a folded text only says a direction. */
export const isDirection = (folded: string): boolean => DIRECTION.test(folded);

/** Directions that are typed wrong now and then, with their letters; no word of a name is like them. */
const TYPED = /* @__PURE__ */ [...DIRECTIONS]
  .filter((one) => /^(?:nor|sou|eas|wes|cen|mid|are|kud|gab|yam)/.test(one))
  .map((word) => ({ word, letters: lettersIn(word) }));

/** The letters of a word, one bit each. */
function lettersIn(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << ((word.charCodeAt(at) - 97) & 31);
  return letters;
}

const NONE: readonly string[] = [];

/** Whether two sets of letters differ by two at most: one slip changes no more. */
function differByTwo(one: number, other: number): boolean {
  let differ = one ^ other;
  differ &= differ - 1;
  differ &= differ - 1;
  return differ === 0;
}

/**
 * The directions that a person may have meant by a word with one slip: `norht` is north, `ewst` and `est`
 * are east as well as west. None for a direction itself, or one that is shortened.
 */
export function directionsLike(word: string): readonly string[] {
  if (word.length < 3 || word.length > 9 || DIRECTIONS.has(word) || SHORT.has(word)) return NONE;
  const letters = lettersIn(word);
  let like: string[] | undefined;
  for (let at = 0; at < TYPED.length; at++) {
    const one = TYPED[at] as (typeof TYPED)[number];
    if (!differByTwo(letters, one.letters) || Math.abs(one.word.length - word.length) > 1) continue;
    if (editCost(word, one.word, 1) > 1) continue;
    like ??= [];
    like.push(one.word);
  }
  return like ?? NONE;
}
