import { DIRECTIONS, directionsLike } from "../names/directions.ts";
import { editCost } from "../names/edit.ts";
import { fold } from "../names/fold.ts";
import { numbersOf } from "../names/numerals.ts";
import { piecesOf, wordsOf } from "../names/tokens.ts";

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
  /** A direction was typed wrong: what else it may be, each as a reading; the name without it comes last. */
  readonly mended: readonly Reading[] | undefined;
  /** The text has no word of kind: of a bank, "Zenith". */
  readonly isBare: boolean;
  /** And what it has instead is a word of many names: of a bank, "First". */
  readonly isGeneric: boolean;
}

/** How names of a kind are read. */
export interface ReadingRules {
  /**
   * Phrases that only say the kind or nothing, folded, a space around, longest first. They are left out unless
   * nothing else is left.
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
  /** Applied to a text before it is folded. */
  readonly prepare?: (text: string) => string;
}

/** @param known the words of names, where the text is one that a person typed. */
export const readName = (text: string, rules: ReadingRules, known?: ReadonlySet<string>): Reading =>
  readFolded(fold(rules.prepare === undefined ? text : rules.prepare(text)), rules, known);

/** The same of a text that is prepared and folded. */
export function readFolded(folded: string, rules: ReadingRules, known?: ReadonlySet<string>): Reading {
  const { words: ofIdle, long } = wordsOfIdle(rules);
  const all = splitDigits(folded);
  let hasIdle = false;
  for (let at = 0; at < all.length; at++) {
    let word = all[at] as string;
    if (known !== undefined && word.length >= LONG && !known.has(word)) {
      word = mendIdle(word, long);
      all[at] = word;
    }
    if (ofIdle.has(word)) hasIdle = true;
  }
  const parts = hasIdle ? leaveOut(all, rules.idle) : all;
  const slips = known === undefined || parts.length < 2 ? undefined : directionsTyped(parts, rules, known);
  const meant = slips?.[0] ?? parts;
  const reading = readParts(meant, rules, 0);
  if (hasIdle) reading.isIdle = rules.idle.includes(` ${parts.join(" ")} `);
  if (rules.marks.size > 0) {
    reading.isBare = parts.length === all.length && !parts.some((part) => rules.marks.has(part));
    reading.isGeneric = reading.isBare && rules.generic.has(reading.key);
  }
  if (slips !== undefined) reading.mended = slips.slice(1).map((one) => readParts(one, rules, 0));
  if (reading.marks.length > 0 && meant.some(isTwoNumbers)) reading.other = readParts(meant, rules, 1);
  return reading;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

const isTwoNumbers = (part: string): boolean => numbersOf(part).length > 1;

/** Words of kind have so many letters at least where a slip in them is mended. */
const LONG = 6;

const cachedIdle = new WeakMap<
  readonly string[],
  { readonly words: ReadonlySet<string>; readonly long: readonly string[] }
>();

/** The words of the phrases that only say the kind, and the long ones among them, in which slips are mended. */
function wordsOfIdle({ idle, variants, marks }: ReadingRules) {
  let known = cachedIdle.get(idle);
  if (known === undefined) {
    const words = new Set(idle.flatMap((phrase) => phrase.trim().split(" ")));
    const long = [...new Set([...words, ...variants.keys(), ...marks])].filter((word) => word.length > LONG);
    known = { words, long };
    cachedIdle.set(idle, known);
  }
  return known;
}

/** Words that only say the kind, typed wrong: `Consistuency`, `Microfinace`. */
function mendIdle(word: string, long: readonly string[]): string {
  const first = word.charCodeAt(0);
  for (const one of long) if (one === word) return word;
  for (const one of long) if (one.charCodeAt(0) === first && editCost(word, one, 1.8) <= 1.8) return one;
  return word;
}

/** @param choice which of the numbers that a word may stand for is meant. */
function readParts(parts: readonly string[], rules: ReadingRules, choice: 0 | 1): Mutable<Reading> {
  const words: string[] = [];
  let strong = 0;
  const marks: string[] = [];
  const keys: string[] = [];
  let key = "";
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] as string;
    const numbers = numbersOf(part);
    const number = numbers[choice] ?? numbers[0];
    const word = number === undefined ? (rules.variants.get(part) ?? part) : `#${number}`;
    keys.push(word);
    key += word;
    if (number !== undefined || DIRECTIONS.has(word) || rules.marks.has(word) || isMark(parts, at))
      marks.push(word);
    else {
      words.push(word);
      if (!rules.weak.has(word)) strong++;
    }
  }
  const carrying =
    strong > 0 && strong < words.length ? words.filter((word) => !rules.weak.has(word)) : words;
  return {
    words: carrying,
    joined: carrying.length === 1 ? (carrying[0] as string) : carrying.join(""),
    marks: marks.length > 1 ? marks.sort() : marks,
    key,
    parts: keys,
    other: undefined,
    isIdle: false,
    mended: undefined,
    isBare: false,
    isGeneric: false,
  };
}

const HAS_DIGIT = /[0-9]/;

const WITH_DIGIT = (folded: string): boolean => {
  for (let at = 0; at < folded.length; at++) {
    const code = folded.charCodeAt(at);
    if (code >= 48 && code <= 57) return true;
  }
  return false;
};

/** Words, letters apart from digits but for what INEC typed as a Roman numeral (`V11`). */
function splitDigits(folded: string): string[] {
  const words = wordsOf(folded);
  if (!WITH_DIGIT(folded)) return words;
  return words.flatMap((word) => {
    if (!HAS_DIGIT.test(word) || /^(?:[0-9]+|[1ivx]+)$/.test(word)) return word;
    // A digit for a letter like it: `1tak`, `ob0`.
    if (/^[01]?[a-z]+[01]?[a-z]+$/.test(word) && word.length > 3)
      return word.replace(/1/g, "i").replace(/0/g, "o");
    return piecesOf(word);
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
 * The words with the first direction that is typed wrong as each of the directions that it may be: `norht`,
 * `easst`, and `ewst`, which is east as well as west. Then those without it. Undefined where none is.
 */
function directionsTyped(
  parts: readonly string[],
  rules: ReadingRules,
  known: ReadonlySet<string>,
): (readonly string[])[] | undefined {
  for (let at = 1; at < parts.length; at++) {
    const part = parts[at] as string;
    if (part.length < 3 || part.length > 9 || known.has(part) || rules.variants.has(part)) continue;
    const like = directionsLike(part);
    if (like.length === 0) continue;
    const others = [...like.map((one) => [...parts.slice(0, at), one, ...parts.slice(at + 1)])];
    return [...others, [...parts.slice(0, at), ...parts.slice(at + 1)]];
  }
  return undefined;
}

/** The words without the phrases, longest first; all of them if nothing would be left. */
function leaveOut(parts: readonly string[], phrases: readonly string[]): readonly string[] {
  let text = ` ${parts.join(" ")} `;
  for (const phrase of phrases) {
    if (!text.includes(phrase)) continue;
    const without = text.replaceAll(phrase, " ");
    if (without.trim() !== "") text = without;
  }
  return wordsOf(text.trim().replace(/ {2,}/g, " "));
}
