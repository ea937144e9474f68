import { nextInSeries } from "./numerals.ts";
import { type Changes, FIRST_WORD, type PackedPollingUnits } from "./packed.ts";

/** The names of the units, in their order. */
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
