import { editCost } from "./edit.ts";

/** The four directions and the middle, as the names of LGAs and seats have them. */
const COMPASS = ["north", "south", "east", "west", "central"] as const;

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
  ["nrth", "north"],
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

/**
 * A folded text with its shortened directions written out: "jos n", "ovia n east", "ibadan sw 2". Undefined
 * where it has none. The first word is never one.
 */
export function spellOutDirections(folded: string): string | undefined {
  const words = folded.split(" ");
  let spelt = words[0] as string;
  for (let at = 1; at < words.length; at++) {
    const word = words[at] as string;
    spelt += ` ${word.length <= 6 ? (SHORT.get(word) ?? word) : word}`;
  }
  return spelt === folded ? undefined : spelt;
}

const DIRECTION =
  /^(?:north|south|east|west|central|municipal|(?:[nsewc]|[ns][ew]))(?: (?:north|south|east|west|central|[ew]))?$/;

/** Whether a folded text only says a direction. */
export const isDirection = (folded: string): boolean => DIRECTION.test(folded);

/** Directions that are typed wrong now and then; no word of a name is like them. */
const TYPED = /* @__PURE__ */ [...DIRECTIONS].filter((one) => /^(?:nor|sou|eas|wes|cen|mid)/.test(one));

const NONE: readonly string[] = [];

/** Letters that the directions above have: a word with two others is none of them. */
const LETTERS = /* @__PURE__ */ [..."acdehilmnorstuw"].reduce(
  (bits, letter) => bits | (1 << (letter.charCodeAt(0) - 97)),
  0,
);

/**
 * The directions that a person may have meant by a word with one slip: `norht` is north, `ewst` and `est`
 * are east as well as west. None for a direction itself.
 */
export function directionsLike(word: string): readonly string[] {
  if (word.length < 3 || word.length > 9 || DIRECTIONS.has(word)) return NONE;
  let others = 0;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - 97;
    if (letter < 0 || letter > 25 || (LETTERS & (1 << letter)) === 0) others++;
  }
  if (others > 1) return NONE;
  const like = TYPED.filter((one) => Math.abs(one.length - word.length) < 2 && editCost(word, one, 1) <= 1);
  return like.length === 0 ? NONE : like;
}
