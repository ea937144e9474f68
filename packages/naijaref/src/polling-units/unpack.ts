import { type Changes, FIRST_WORD, type PackedPollingUnits } from "./packed.ts";

/**
 * The unverified fields of a unit, with `name` removed if it is among them and added if it is not, when the
 * unit has aliases. An alias is another edition's name, so that nearly all names that have one are
 * unverified: written so, they take a third less space. It is its own inverse.
 */
export function toggleName(unverifiedFields: readonly string[], hasAliases: boolean): readonly string[] {
  if (!hasAliases) return unverifiedFields;
  const others = unverifiedFields.filter((field) => field !== "name");
  if (others.length < unverifiedFields.length) return others;
  return others[0] === "code" ? ["code", "name", ...others.slice(1)] : ["name", ...others];
}

const SYMBOLS = [
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
] as const;

function roman(number: number): string {
  let rest = number;
  let numeral = "";
  for (const [value, symbol] of SYMBOLS) {
    for (; rest >= value; rest -= value) numeral += symbol;
  }
  return numeral;
}

/** Each Roman numeral from I to LXXXVIII with the next. */
const NEXT: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 88 }, (_, at) => [roman(at + 1), roman(at + 2)]),
);

/**
 * The name of the next unit of a series: "Town Hall" is followed by "Town Hall II", that by "Town Hall III".
 */
export function nextInSeries(name: string): string {
  const blank = name.lastIndexOf(" ");
  const next = NEXT.get(name.slice(blank + 1));
  return next === undefined ? `${name} II` : name.slice(0, blank + 1) + next;
}

export function unpackNames({ words, names }: Pick<PackedPollingUnits, "words" | "names">): string[] {
  const wordList = words.split("\n");
  const lines = names
    .replace(/[\u0080-\u00bf]/g, (letter) => wordList[letter.charCodeAt(0) - FIRST_WORD] ?? letter)
    .split("\n");
  for (let at = 1; at < lines.length; at++) {
    const above = lines[at - 1] as string;
    if (lines[at] === "=") lines[at] = above;
    else if (lines[at] === "+") lines[at] = nextInSeries(above);
  }
  return lines;
}

/** The changes of each unit that has some, as they are written, by the unit's place. */
export function unpackChanges(changes: Changes): ReadonlyMap<number, readonly string[]> {
  const byUnit = new Map<number, string[]>();
  let unit = 0;
  for (const line of changes === "" ? [] : changes.split("\n")) {
    const [steps = ""] = /^[0-9a-z]+/.exec(line) ?? [];
    unit += Number.parseInt(steps, 36);
    const change = line.slice(steps.length);
    const others = byUnit.get(unit);
    if (others === undefined) byUnit.set(unit, [change]);
    else others.push(change);
  }
  return byUnit;
}

export function applyChange(change: string, text: string): string {
  const rest = change.slice(1);
  if (change.startsWith("=")) return text + rest + text;
  if (change.startsWith(",")) return dropBlanks(text, rest);
  const [start = "", end = ""] = rest.split("/", 2);
  const between = rest.slice(start.length + end.length + 2);
  const kept = text.length - Number.parseInt(end, 36);
  return text.slice(0, Number.parseInt(start, 36)) + between + text.slice(kept);
}

/** @param which of each blank that goes its place among the blanks, one digit in base 36 each. */
export function dropBlanks(text: string, which: string): string {
  const dropped = new Set(Array.from(which, (digit) => Number.parseInt(digit, 36)));
  let blank = 0;
  return text.replace(/ /g, () => (dropped.has(blank++) ? "" : " "));
}
