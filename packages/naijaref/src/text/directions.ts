/** The four directions and the middle, each with its beginnings: `N`, `NOR`, `S.`, `CENT`. */
const WORDS = ["north", "south", "east", "west", "central"] as const;

const beginnings = (word: string): (readonly [string, string])[] =>
  Array.from({ length: word.length - 1 }, (_, at) => [word.slice(0, at + 1), word] as const);

/** What is left of them without a vowel or two: "Orumba Nth", "Ogun Cntrl". */
const WITHOUT_VOWELS: readonly (readonly [string, string])[] = [
  ["nth", "north"],
  ["nrth", "north"],
  ["sth", "south"],
  ["est", "east"],
  ["wst", "west"],
  ["ctrl", "central"],
  ["cntrl", "central"],
];

const SHORT: ReadonlyMap<string, string> = new Map([
  ...WORDS.flatMap(beginnings),
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
  const spelt = words.map((word, at) => (at === 0 ? word : (SHORT.get(word) ?? word))).join(" ");
  return spelt === folded ? undefined : spelt;
}

const DIRECTION =
  /^(?:north|south|east|west|central|municipal|(?:[nsewc]|[ns][ew]))(?: (?:north|south|east|west|central|[ew]))?$/;

/** Whether a folded text only says a direction. */
export const isDirection = (folded: string): boolean => DIRECTION.test(folded);
