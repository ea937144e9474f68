import { camelCase, EDITIONS } from "@naijaref/records";
import {
  type Changes,
  FIRST_CLASS,
  FIRST_WORD,
  type PackedPollingUnits,
} from "../../../packages/naijaref/src/polling-units/packed.ts";
import { groupBy, type StoredPollingUnit } from "../table/index.ts";

const WORDS = 60;

const RARE = 12;

/**
 * Frequent words and pairs of words of the names, and the names with a letter for each: a tenth smaller when
 * compressed.
 */
function abbreviate(names: readonly string[]): {
  readonly words: readonly string[];
  readonly names: readonly string[];
} {
  const words = frequentWords(names);
  const foreign = names.find((name) => /[\u0080-\u00bf]/.test(name));
  if (foreign !== undefined)
    throw new Error(`"${foreign}" has a sign that stands for a word: write it with letters`);
  const letters = new Map(words.map((word, at) => [word, String.fromCharCode(FIRST_WORD + at)]));
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<=^|[ /\\u0080-\\u00bf])(?:${longestFirst.map(escapePattern).join("|")})`,
    "g",
  );
  return { words, names: names.map((name) => name.replace(pattern, (word) => letters.get(word) ?? word)) };
}

const escapePattern = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

function frequentWords(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  const count = (word: string): void => void counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const name of names) {
    const words = name.match(/[^ /]+[ /]?/g) ?? [];
    words.forEach((word, at) => {
      if (word.length > 2) count(word);
      if (at > 0) count(words[at - 1] + word);
    });
  }
  const worth = ([word, times]: readonly [string, number]): number => times * Math.sqrt(word.length);
  return [...counts]
    .filter(([, times]) => times > RARE)
    .sort((a, b) => worth(b) - worth(a) || (a[0] < b[0] ? -1 : 1))
    .slice(0, WORDS)
    .map(([word]) => word);
}

/**
 * A state's polling units, sorted by code, as a few long texts. `openPollingUnits` in the library is the
 * inverse.
 */
export function packPollingUnits(state: string, units: readonly StoredPollingUnit[]): PackedPollingUnits {
  const classOfUnits = units.map(classOf);
  const classes = [...new Set(classOfUnits)].sort();
  const places = new Map(classes.map((name, at) => [name, String.fromCharCode(FIRST_CLASS + at)]));
  const abbreviated = abbreviate(units.map(({ name }) => name));
  return {
    state,
    words: abbreviated.words.join("\n"),
    names: abbreviated.names.join("\n"),
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

/** The units of each ward, by the ward's code. */
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
