import { DIRECTIONS, directionsLike } from "../names/directions.ts";
import { editCost } from "../names/edit.ts";
import { fold } from "../names/fold.ts";
import { mayBeNumeral, NUMERALS, numbersOf } from "../names/numerals.ts";
import { hasDigit, piecesOf, wordsOf } from "../names/tokens.ts";

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
  readonly isStopPhrase: boolean;
  /** A direction was typed wrong: what else it may be, each as a reading; the name without it comes last. */
  readonly mended: readonly Reading[] | undefined;
  /** The text has no word of kind: of a bank, "Zenith". */
  readonly isBare: boolean;
  /** And what it has instead is a word of many names: of a bank, "First". */
  readonly isGeneric: boolean;
}

interface WordKind {
  /** As it is compared: a number is `#2`. */
  readonly word: string;
  /** The same where a `11` that INEC typed is II. */
  readonly other: string;
  /** It tells neighbours apart, wherever it stands. */
  readonly isMark: boolean;
  readonly isWeak: boolean;
  /** It is a word of a phrase that only says the kind. */
  readonly isStopWord: boolean;
}

const NO_WORDS: ReadonlySet<string> = new Set();
const NO_VARIANTS: ReadonlyMap<string, string> = new Map();

/** Words of kind have so many letters at least where a slip in them is mended. */
const LONG = 6;

/** How the names of a list are read. */
export class ReadingRules {
  /**
   * Phrases that only say the kind or nothing, folded, a space around, longest first. They are left out unless
   * nothing else is left.
   */
  readonly stopPhrases: readonly string[];
  /** Ways to write a word, and the one under which they are compared. */
  readonly variants: ReadonlyMap<string, string>;
  /** Words that many names have and lists leave out as they like: names are compared without them. */
  readonly weak: ReadonlySet<string>;
  /** Words that name nothing without a word of kind. */
  readonly generic: ReadonlySet<string>;
  /** Words that tell neighbours apart beside the directions, such as `mfb` and `mortgage`. */
  readonly marks: ReadonlySet<string>;
  /** Applied to a text before it is folded. */
  readonly prepare: ((text: string) => string) | undefined;
  private kinds: ReadonlyMap<string, WordKind> | undefined = undefined;
  private longOnes: readonly string[] | undefined = undefined;

  constructor(
    rules: Partial<Pick<ReadingRules, "stopPhrases" | "variants" | "weak" | "generic" | "marks" | "prepare">>,
  ) {
    this.stopPhrases = (rules.stopPhrases ?? [])
      .map((phrase) => ` ${phrase} `)
      .sort((a, b) => b.length - a.length);
    this.variants = rules.variants ?? NO_VARIANTS;
    this.weak = rules.weak ?? NO_WORDS;
    this.generic = rules.generic ?? NO_WORDS;
    this.marks = rules.marks ?? NO_WORDS;
    this.prepare = rules.prepare;
  }

  /** Undefined for most words, which are compared as they are. */
  kindOf(word: string): WordKind | undefined {
    this.kinds ??= this.listKinds();
    const known = this.kinds.get(word);
    if (known !== undefined || !mayBeNumeral(word)) return known;
    const numbers = numbersOf(word);
    return numbers.length === 0 ? undefined : this.makeKind(word, numbers, false);
  }

  /** The long words that only say the kind: slips in them are mended. */
  get longWords(): readonly string[] {
    this.longOnes ??= [...this.stopWords(), ...this.variants.keys(), ...this.marks].filter(
      ({ length }) => length > LONG,
    );
    return this.longOnes;
  }

  private stopWords(): ReadonlySet<string> {
    return new Set(this.stopPhrases.flatMap((phrase) => wordsOf(phrase.trim())));
  }

  private listKinds(): ReadonlyMap<string, WordKind> {
    const stops = this.stopWords();
    const words = [
      ...NUMERALS,
      ...DIRECTIONS,
      ...this.variants.keys(),
      ...this.marks,
      ...this.weak,
      ...stops,
    ];
    return new Map(words.map((word) => [word, this.makeKind(word, numbersOf(word), stops.has(word))]));
  }

  private makeKind(word: string, numbers: readonly number[], isStopWord: boolean): WordKind {
    const isNumber = numbers.length > 0;
    const spelt = isNumber ? `#${numbers[0]}` : (this.variants.get(word) ?? word);
    return {
      word: spelt,
      other: numbers.length > 1 ? `#${numbers[1]}` : spelt,
      isMark: isNumber || DIRECTIONS.has(spelt) || this.marks.has(spelt),
      isWeak: this.weak.has(spelt),
      isStopWord,
    };
  }
}

/** The words of the names among which a text is looked for. */
export interface KnownWords {
  readonly knows: (word: string) => boolean;
}

/** @param known the words of names, where the text is one that a person typed. */
export const readName = (text: string, rules: ReadingRules, known?: KnownWords): Reading =>
  readFolded(fold(rules.prepare === undefined ? text : rules.prepare(text)), rules, known);

/** The same of a text that is prepared and folded. */
export function readFolded(folded: string, rules: ReadingRules, known?: KnownWords): Reading {
  const all = hasDigit(folded) ? splitDigits(folded) : wordsOf(folded);
  let hasStopWord = false;
  for (let at = 0; at < all.length; at++) {
    let word = all[at] as string;
    if (known !== undefined && word.length >= LONG) {
      word = mendStopWord(word, rules.longWords, known);
      all[at] = word;
    }
    if (rules.kindOf(word)?.isStopWord === true) hasStopWord = true;
  }
  const parts = hasStopWord ? leaveOut(all, rules.stopPhrases) : all;
  const slips = known === undefined || parts.length < 2 ? undefined : directionsTyped(parts, rules, known);
  const meant = slips === undefined ? parts : (slips[0] as readonly string[]);
  const reading = readParts(meant, rules, false);
  // Each is set, always: code that was compiled for readings of one form is thrown away for those of another.
  reading.isStopPhrase = hasStopWord && rules.stopPhrases.includes(` ${parts.join(" ")} `);
  reading.isBare =
    rules.marks.size > 0 && parts.length === all.length && !parts.some((part) => rules.marks.has(part));
  reading.isGeneric = reading.isBare && rules.generic.has(reading.key);
  reading.mended = slips?.slice(1).map((one) => readParts(one, rules, false));
  const other = reading.marks.length > 0 ? readParts(meant, rules, true) : reading;
  reading.other = other.key === reading.key ? undefined : other;
  return reading;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Words that only say the kind, typed wrong or cut: `Consistuency`, `Microfinace`, `Microfin`. */
function mendStopWord(word: string, long: readonly string[], known: KnownWords): string {
  if (long.includes(word)) return word;
  let isUnknown = false;
  for (let at = 0; at < long.length; at++) {
    const one = long[at] as string;
    const isCut = one.startsWith(word);
    if (!isCut && (one[0] !== word[0] || Math.abs(one.length - word.length) > 3)) continue;
    // Most words are like none of these, and are not looked up.
    isUnknown ||= !known.knows(word);
    if (!isUnknown) return word;
    if (isCut || editCost(word, one, 1.8) <= 1.8) return one;
  }
  return word;
}

/** @param isOther whether the other of the numbers is meant that a word may stand for. */
function readParts(parts: readonly string[], rules: ReadingRules, isOther: boolean): Mutable<Reading> {
  const words: string[] = [];
  const marks: string[] = [];
  const spelt: string[] = [];
  let weak = 0;
  for (let at = 0; at < parts.length; at++) {
    const typed = parts[at] as string;
    // "Eduwini l": so people type an I, at the end.
    const part = typed === "l" && at > 0 && at === parts.length - 1 ? "i" : typed;
    const kind = rules.kindOf(part);
    const word = kind === undefined ? part : isOther ? kind.other : kind.word;
    spelt.push(word);
    if (kind?.isMark === true || isMark(parts, at, rules)) marks.push(word);
    else {
      words.push(word);
      if (kind?.isWeak === true) weak++;
    }
  }
  const carrying = weak > 0 && weak < words.length ? words.filter((word) => !rules.weak.has(word)) : words;
  return {
    words: carrying,
    joined: carrying.length === 1 ? (carrying[0] as string) : carrying.join(""),
    marks: marks.length > 1 ? marks.sort() : marks,
    key: spelt.length === 1 ? (spelt[0] as string) : spelt.join(""),
    parts: spelt,
    other: undefined,
    isStopPhrase: false,
    mended: undefined,
    isBare: false,
    isGeneric: false,
  };
}

/** Words, letters apart from digits but for what INEC typed as a Roman numeral (`V11`). */
const splitDigits = (folded: string): string[] =>
  wordsOf(folded).flatMap((word) => {
    if (!hasDigit(word) || /^(?:[0-9]+|[1ivx]+)$/.test(word)) return word;
    // A digit for a letter like it: `1tak`, `ob0`.
    if (/^[01]?[a-z]+[01]?[a-z]+$/.test(word) && word.length > 3)
      return word.replace(/1/g, "i").replace(/0/g, "o");
    return piecesOf(word);
  });

/** A letter or two that tell wards apart: at the end ("Rann A"), or beside a number ("7A", "SW7"). */
function isMark(parts: readonly string[], at: number, rules: ReadingRules): boolean {
  const part = parts[at] as string;
  if (part.length > 2) return false;
  if (part.length === 1 && (at === parts.length - 1 || (at > 0 && part <= "e"))) return true;
  return (
    (at > 0 && isNumber(parts[at - 1] as string, rules)) ||
    (at + 1 < parts.length && isNumber(parts[at + 1] as string, rules))
  );
}

const isNumber = (part: string, rules: ReadingRules): boolean =>
  rules.kindOf(part)?.word.startsWith("#") === true;

/**
 * The words with the first direction that is typed wrong as each of the directions that it may be: `norht`,
 * `easst`, and `ewst`, which is east as well as west. Then those without it. Undefined where none is.
 */
function directionsTyped(
  parts: readonly string[],
  rules: ReadingRules,
  known: KnownWords,
): (readonly string[])[] | undefined {
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] as string;
    // "Esan" is a first word, and no east.
    if (at === 0 && part.length < LONG) continue;
    const like = directionsLike(part);
    if (like.length === 0 || known.knows(part) || rules.kindOf(part) !== undefined) continue;
    const without = parts.filter((_, place) => place !== at);
    const others = like.map((one) => parts.map((other, place) => (place === at ? one : other)));
    return [...others, without];
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
