import { editCost } from "./edit.ts";
import { wordsOf } from "./tokens.ts";

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

/** The directions that a word may stand for, without blanks: "n" is north, "ne" is northeast, "norht" is north. */
export function directionsMeant(word: string): readonly string[] {
  const full = SHORT.get(word);
  return full === undefined ? directionsLike(word) : [full.replace(" ", "")];
}

/**
 * A folded text with its shortened directions written out: "jos n", "ovia n east", "ibadan sw 2". Undefined
 * where it has none. The first word is never one.
 */
export function spellOutDirections(folded: string): string | undefined {
  const [first, ...others] = wordsOf(folded);
  const spelt = [first, ...others.map((word) => SHORT.get(word) ?? word)].join(" ");
  return spelt === folded ? undefined : spelt;
}

const DIRECTION =
  /^(?:north|south|east|west|central|municipal|(?:[nsewc]|[ns][ew]))(?: (?:north|south|east|west|central|[ew]))?$/;

/** Whether a folded text only says a direction. */
export const isDirection = (folded: string): boolean => DIRECTION.test(folded);

/** Directions that are typed wrong now and then; no word of a name is like them. */
const TYPED: readonly string[] = /* @__PURE__ */ [...DIRECTIONS].filter((one) =>
  /^(?:nor|sou|eas|wes|cen|mid|are|kud|gab|yam)/.test(one),
);

const NONE: readonly string[] = [];

/**
 * The directions that a person may have meant by a word with one slip: `norht` is north, `ewst` and `est`
 * are east as well as west. None for a direction itself, or one that is shortened.
 */
export function directionsLike(word: string): readonly string[] {
  if (word.length < 3 || word.length > 9 || DIRECTIONS.has(word) || SHORT.has(word)) return NONE;
  let like: string[] | undefined;
  for (let at = 0; at < TYPED.length; at++) {
    const one = TYPED[at] as string;
    if (Math.abs(one.length - word.length) > 1 || editCost(word, one, 1) > 1) continue;
    like ??= [];
    like.push(one);
  }
  return like ?? NONE;
}
