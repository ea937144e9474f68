import { listUnder } from "../table/group.ts";
import type { Changes } from "./packed.ts";

/** The changes of each unit that has some, as they are written, by the unit's place. */
export function unpackChanges(changes: Changes): ReadonlyMap<number, readonly string[]> {
  const byUnit = new Map<number, string[]>();
  let unit = 0;
  for (const line of changes === "" ? [] : changes.split("\n")) {
    const [steps = ""] = /^[0-9a-z]+/.exec(line) ?? [];
    unit += Number.parseInt(steps, 36);
    listUnder(byUnit, unit, line.slice(steps.length));
  }
  return byUnit;
}

export function applyChange(change: string, text: string): string {
  const [, start = "", end = ""] = change.split("/", 3);
  const between = change.slice(start.length + end.length + 3);
  const kept = text.length - Number.parseInt(end, 36);
  return text.slice(0, Number.parseInt(start, 36)) + between + text.slice(kept);
}
