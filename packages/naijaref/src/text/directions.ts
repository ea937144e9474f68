/** The four directions and the middle, each with its beginnings: `N`, `NOR`, `S.`, `CENT`. */
const WORDS = ["north", "south", "east", "west", "central"] as const;

const beginnings = (word: string): (readonly [string, string])[] =>
  Array.from({ length: word.length - 1 }, (_, at) => [word.slice(0, at + 1), word] as const);

const SHORT: ReadonlyMap<string, string> = new Map([
  ...WORDS.flatMap(beginnings),
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
