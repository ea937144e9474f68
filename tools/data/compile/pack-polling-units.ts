import { camelCase, EDITIONS } from "@naijaref/records";
import {
  type Changes,
  FIRST_CLASS,
  type PackedPollingUnits,
} from "../../../packages/naijaref/src/polling-units/packed.ts";
import { groupBy, type StoredPollingUnit } from "../table/index.ts";

/**
 * A state's polling units, sorted by code, as a few long texts. `openPollingUnits` in the library is the
 * inverse.
 */
export function packPollingUnits(state: string, units: readonly StoredPollingUnit[]): PackedPollingUnits {
  const classOfUnits = units.map(classOf);
  const classes = [...new Set(classOfUnits)].sort();
  const places = new Map(classes.map((name, at) => [name, String.fromCharCode(FIRST_CLASS + at)]));
  return {
    state,
    names: units.map(({ name }) => name).join("\n"),
    classes: classes.map((name) => JSON.parse(name)),
    classOf: classOfUnits.map((name) => places.get(name)).join(""),
    inecNames: packChanges(
      units.map(({ name }) => name.toUpperCase()),
      units.map(({ inecName, name }) => (inecName === name.toUpperCase() ? [] : [inecName])),
    ),
    aliases: packChanges(
      units.map(({ name }) => name),
      units.map(({ aliases }) => aliases),
    ),
  };
}

const sourceOf = new Map(EDITIONS);

const classOf = ({ kind, unverifiedFields, editions }: StoredPollingUnit): string =>
  JSON.stringify([
    kind,
    unverifiedFields.map(camelCase).join("|"),
    editions.map((year) => sourceOf.get(year) ?? year).join("|"),
  ]);

export const unitsByWard = (
  units: readonly StoredPollingUnit[],
): ReadonlyMap<string, readonly StoredPollingUnit[]> => groupBy(units, ({ code }) => code.slice(0, 8));

/** The numbers from 1 to that of the ward's last unit which no unit has. */
export function missingNumbersOf(units: readonly StoredPollingUnit[]): number[] {
  const numbers = new Set(units.map(({ code }) => Number(code.slice(9))));
  const last = Math.max(...numbers);
  return Array.from({ length: last }, (_, at) => at + 1).filter((number) => !numbers.has(number));
}

/**
 * Texts that units have, each as a change of the unit's own text. `applyChange` in the library is the
 * inverse.
 */
export function packChanges(own: readonly string[], wanted: readonly (readonly string[])[]): Changes {
  const lines: string[] = [];
  let last = 0;
  for (const [at, texts] of wanted.entries()) {
    for (const text of texts) {
      lines.push((at - last).toString(36) + changeOf(own[at] ?? "", text));
      last = at;
    }
  }
  return lines.join("\n");
}

function changeOf(own: string, text: string): string {
  const most = Math.min(own.length, text.length);
  let start = 0;
  while (start < most && own[start] === text[start]) start++;
  let end = 0;
  while (end < most - start && own[own.length - 1 - end] === text[text.length - 1 - end]) end++;
  return `/${start.toString(36)}/${end.toString(36)}/${text.slice(start, text.length - end)}`;
}
