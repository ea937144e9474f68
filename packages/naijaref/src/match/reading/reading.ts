import { DIRECTIONS, directionsLike } from "../../names/directions.ts";
import { editCost } from "../../names/edit.ts";
import { fold } from "../../names/fold.ts";
import { numbersOf } from "../../names/numerals.ts";

/**
 * A name as it is compared. What tells neighbours apart, a number, a letter or a direction, is never a typing
 * error of another: "Ikoyi I" is not "Ikoyi II", "Ward A" not "Ward B", "Mubi North" not "Mubi South".
 */
export interface Reading {
  /** The words of the name that are no marks, in order. */
  readonly words: readonly string[];
  /** Those words run together. */
  readonly joined: string;
  /** Numbers, letters, directions and words of kind, in order of their text. A number is `#2`. */
  readonly marks: readonly string[];
  /**
   * Under this key names are equal but for case, accents, punctuation, spaces and how a number is written.
   */
  readonly key: string;
  /** All words and marks in the order in which they stand. */
  readonly parts: readonly string[];
  /** The name where a `11` that INEC typed is II, if it has one. */
  readonly other: Reading | undefined;
  /** The text says only the kind. */
  readonly isIdle: boolean;
  /** A direction was typed wrong. */
  readonly isMended: boolean;
  /** The text has no word of kind: of a bank, "Zenith". */
  readonly isBare: boolean;
  /** And what it has instead is a word of many names: of a bank, "First". */
  readonly isGeneric: boolean;
}

/** How names of a kind are read. */
export interface ReadingRules {
  /**
   * Phrases that only say the kind or nothing, folded, a space around. They are left out unless nothing else
   * is left.
   */
  readonly idle: readonly string[];
  /** Ways to write a word, and the one under which they are compared. */
  readonly variants: ReadonlyMap<string, string>;
  /** Words that many names have and lists leave out as they like: names are compared without them. */
  readonly weak: ReadonlySet<string>;
  /** Words that name nothing without a word of kind. */
  readonly generic: ReadonlySet<string>;
  /** Words that tell neighbours apart beside the directions, such as `mfb` and `mortgage`. */
  readonly marks: ReadonlySet<string>;
  /** What is done to a text before it is folded. */
  readonly prepare?: (text: string) => string;
}

const isDigit = (word: string): boolean => /^[0-9]+$/.test(word);

/** @param known the words of names, where the text is one that a person typed. */
export function readName(text: string, rules: ReadingRules, known?: ReadonlySet<string>): Reading {
  const folded = fold(rules.prepare === undefined ? text : rules.prepare(text));
  const all = mendIdle(splitWords(folded), rules, known);
  const parts = leaveOut(all, rules.idle);
  const isIdle = rules.idle.includes(` ${parts.join(" ")} `);
  const isBare =
    rules.marks.size > 0 && parts.length === all.length && !parts.some((part) => rules.marks.has(part));
  const hasOther = parts.some((part) => numbersOf(part).length > 1);
  const reading = readParts(parts, rules, 0, known);
  return {
    ...reading,
    other: hasOther ? readParts(parts, rules, 1, known) : undefined,
    isIdle,
    isBare,
    isGeneric: isBare && rules.generic.has(reading.key),
  };
}

/** Words of kind have so many letters at least where a slip in them is mended. */
const LONG = 6;

/** Words that only say the kind, typed wrong: `Consistuency`, `Microfinace`. */
function mendIdle(
  words: readonly string[],
  { idle, variants }: ReadingRules,
  known: ReadonlySet<string> | undefined,
): readonly string[] {
  if (known === undefined) return words;
  return words.map((word) => {
    if (word.length < LONG || known.has(word) || variants.has(word) || idle.includes(` ${word} `))
      return word;
    const spelt = longWords(idle, variants);
    if (spelt.includes(word)) return word;
    return spelt.find((one) => editCost(word, one, 1.8) <= 1.8) ?? word;
  });
}

const longOf = new WeakMap<readonly string[], readonly string[]>();

function longWords(idle: readonly string[], variants: ReadonlyMap<string, string>): readonly string[] {
  let words = longOf.get(idle);
  if (words === undefined) {
    const said = new Set([...idle.flatMap((phrase) => phrase.trim().split(" ")), ...variants.keys()]);
    words = [...said].filter((word) => word.length >= LONG + 1);
    longOf.set(idle, words);
  }
  return words;
}

/** @param choice which of the numbers that a word may stand for is meant. */
function readParts(
  parts: readonly string[],
  rules: ReadingRules,
  choice: 0 | 1,
  known: ReadonlySet<string> | undefined,
): Reading {
  const words: string[] = [];
  const strong: string[] = [];
  const marks: string[] = [];
  const keys: string[] = [];
  let isMended = false;
  for (const [at, part] of parts.entries()) {
    const numbers = numbersOf(part);
    const number = numbers[choice] ?? numbers[0];
    if (number !== undefined) {
      marks.push(`#${number}`);
      keys.push(`#${number}`);
      continue;
    }
    const mended = rules.variants.has(part) ? undefined : directionOf(part, known);
    isMended ||= mended !== undefined;
    const word = rules.variants.get(part) ?? mended ?? part;
    keys.push(word);
    if (DIRECTIONS.has(word) || rules.marks.has(word) || isMark(parts, at)) marks.push(word);
    else {
      words.push(word);
      if (!rules.weak.has(word)) strong.push(word);
    }
  }
  const carrying = strong.length > 0 ? strong : words;
  const joined = carrying.join("");
  return {
    words: carrying,
    joined,
    marks: marks.sort(),
    key: keys.join(""),
    parts: keys,
    other: undefined,
    isIdle: false,
    isMended,
    isBare: false,
    isGeneric: false,
  };
}

/** Words, letters apart from digits but for what INEC typed as a Roman numeral (`V11`). */
function splitWords(folded: string): string[] {
  if (folded === "") return [];
  return folded.split(" ").flatMap((word) => {
    if (!/[0-9]/.test(word) || isDigit(word) || /^[1ivx]+$/.test(word)) return [word];
    // A digit for a letter like it: `1tak`, `ob0`.
    if (/^[01]?[a-z]+[01]?[a-z]+$/.test(word) && word.length > 3)
      return [word.replace(/1/g, "i").replace(/0/g, "o")];
    return word.replace(/[0-9](?=[^0-9])|[^0-9](?=[0-9])/g, "$& ").split(" ");
  });
}

/** A letter or two that tell wards apart: at the end ("Rann A"), or beside a number ("7A", "SW7"). */
function isMark(parts: readonly string[], at: number): boolean {
  const part = parts[at] as string;
  if (part.length > 2) return false;
  if (part.length === 1 && (at === parts.length - 1 || (at > 0 && part <= "e"))) return true;
  return isNumber(parts[at - 1]) || isNumber(parts[at + 1]);
}

const isNumber = (part: string | undefined): boolean => part !== undefined && numbersOf(part).length > 0;

/**
 * The direction that a person typed wrong: `norht`, `soth`, `easst`.
 *
 * @param known words of names, which are no mistakes.
 */
const directionOf = (part: string, known: ReadonlySet<string> | undefined): string | undefined =>
  known === undefined || part.length < 4 || known.has(part) ? undefined : directionsLike(part)[0];

/** The words without the phrases, longest first; all of them if nothing would be left. */
function leaveOut(parts: readonly string[], phrases: readonly string[]): readonly string[] {
  let text = ` ${parts.join(" ")} `;
  for (const phrase of phrases) {
    if (!text.includes(phrase)) continue;
    const without = text.replaceAll(phrase, " ");
    if (without.trim() !== "") text = without;
  }
  return text.trim().split(" ");
}
