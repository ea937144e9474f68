import { editCost, FAR } from "../names/edit.ts";
import type { EntryName, Names } from "./names-in.ts";
import type { Reading } from "./reading.ts";
import { AT, CLOSE, MAX_DISTANCE_WEIGHED } from "./weights.ts";
import { coverWords } from "./words-covered.ts";

/** Mistakes as a share of the letters of the longer, at most the farthest. */
export function distanceOf(one: string, other: string, farthest = MAX_DISTANCE_WEIGHED): number {
  const longer = Math.max(one.length, other.length);
  if (longer === 0) return farthest;
  const cost = editCost(one, other, longer * farthest);
  return cost === FAR ? farthest : cost / longer;
}

export function hasAll(has: readonly string[], wanted: readonly string[]): boolean {
  for (let at = 0; at < wanted.length; at++) if (!has.includes(wanted[at] as string)) return false;
  return true;
}

const hasMarks = ({ marks }: Reading, named: Reading): boolean =>
  marks.length === named.marks.length && hasAll(named.marks, marks);

const nearness = (one: Reading, other: Reading): number =>
  one.joined.length < 3 || !hasMarks(one, other)
    ? 0
    : 1 - distanceOf(one.joined, other.joined, CLOSE) / CLOSE;

/**
 * What of a name and a text speaks for and against that they are one. Written into the given values.
 *
 * @param textParts the parts of the text, if it has several.
 */
export function compare(
  reading: Reading,
  textParts: readonly Reading[],
  name: EntryName,
  names: Names,
  into: Float64Array,
): void {
  const named = name.reading;
  const { entry } = name;
  const letters = distanceOf(reading.joined, named.joined);
  const slips = letters * Math.max(reading.joined.length, named.joined.length);
  into[AT.mistakes] = letters;
  into[AT.many_mistakes] = Math.max(0, letters - 0.15);
  into[AT.one_slip] = slips <= 1 && reading.joined !== "" && named.joined !== "" ? 1 : 0;
  const cover = coverWords(reading.words, named.words, names, entry, letters);
  into[AT.text_covered] = cover.typed;
  into[AT.name_covered] = cover.named;
  into[AT.words_of_its_own] = cover.kin;
  into[AT.turned] = cover.isTurned ? 1 : 0;
  const isCut = letters > 0 && reading.key.length <= 40 && isAbbreviation(reading.key, named.parts);
  into[AT.cut] = isCut ? 1 : 0;
  let part = 0;
  let among = 0;
  if (letters > 0) {
    // Not for-of, which the engine takes long to compile: this is compared for each name.
    const { parts } = name;
    for (let at = 0; at < parts.length; at++) part = Math.max(part, nearness(reading, parts[at] as Reading));
    for (let at = 0; at < textParts.length; at++)
      among = Math.max(among, nearness(textParts[at] as Reading, named));
  }
  into[AT.part] = part;
  into[AT.among_parts] = among;
  compareMarks(reading, name, isCut || part === 1 || among === 1, into);
  into[AT.first_letter] = reading.joined !== "" && !named.joined.startsWith(reading.joined.charAt(0)) ? 1 : 0;
  into[AT.sounds] = soundAlike(reading.joined, named.joined) ? 1 : 0;
  into[AT.short] = reading.joined.length === 0 ? 1 : 1 / reading.joined.length;
  into[AT.only_marks] = reading.joined === "" || named.joined === "" ? 1 : 0;
}

/** Compares numbers and directions. They say nothing of what was cut, or of one part among several. */
function compareMarks(
  reading: Reading,
  { reading: named, entry }: EntryName,
  isPart: boolean,
  into: Float64Array,
): void {
  const numbers = compareKind(reading.marks, named.marks, true);
  const lacked = isPart ? 0 : numbers.lacks;
  const extra = isPart ? 0 : numbers.extra;
  const isOfCode =
    entry.kind === "ward" &&
    numbers.extra === 1 &&
    reading.marks.includes(`#${Number(entry.code.slice(-2))}`);
  into[AT.number_in_code] = isOfCode ? 1 : 0;
  into[AT.same_number] = numbers.shared > 0 && lacked === 0 && extra === 0 ? 1 : 0;
  into[AT.other_number] = lacked > 0 && extra > 0 ? 1 : 0;
  into[AT.lacks_number] = lacked > 0 && extra === 0 ? 1 : 0;
  into[AT.number_too_many] = lacked === 0 && extra > 0 && !isOfCode ? 1 : 0;
  const others = compareKind(reading.marks, named.marks, false);
  const none = isPart ? 0 : others.lacks;
  const many = isPart ? 0 : others.extra;
  into[AT.other_direction] = none > 0 && many > 0 ? 1 : 0;
  into[AT.lacks_direction] = many === 0 ? Math.min(2, none) : 0;
  into[AT.direction_too_many] = none === 0 ? Math.min(2, many) : 0;
}

/** How the numbers, or the directions, of a text and of a name agree: how many each lacks of the other. */
export interface Agreement {
  /** The name has them, the text has not. */
  lacks: number;
  /** The text has them, the name has not. */
  extra: number;
  shared: number;
}

const agreement: Agreement = { lacks: 0, extra: 0, shared: 0 };

export const isNumber = (mark: string): boolean => mark.charCodeAt(0) === 35;

/** Compares the marks of one kind, both in order. The object is the same each time. */
export function compareKind(
  typed: readonly string[],
  named: readonly string[],
  ofNumbers: boolean,
): Agreement {
  let lacks = 0;
  let extra = 0;
  let shared = 0;
  let at = 0;
  let place = 0;
  // Most names have no marks.
  while (at < typed.length || place < named.length) {
    const one = at < typed.length ? typed[at] : undefined;
    const other = place < named.length ? named[place] : undefined;
    if (one !== undefined && isNumber(one) !== ofNumbers) at++;
    else if (other !== undefined && isNumber(other) !== ofNumbers) place++;
    else if (one === other) {
      at++;
      place++;
      shared++;
    } else if (other === undefined || (one !== undefined && one < other)) {
      extra++;
      at++;
    } else {
      lacks++;
      place++;
    }
  }
  agreement.lacks = lacks;
  agreement.extra = extra;
  agreement.shared = shared;
  return agreement;
}

/** "Ikoyi III" where there are I and II: it is neither. */
export function hasOtherNumber(typed: Reading, named: Reading): boolean {
  const { lacks, extra } = compareKind(typed.marks, named.marks, true);
  return lacks > 0 && extra > 0;
}

/** How much of a name must be written before its last words may be missing, in letters. */
const MIN = 4;

/**
 * Whether a text is made of the beginnings of a name's words, in their order: `ILORINWE`, `B/LADI`,
 * `OGBA_EGBE`. The last words may be missing.
 *
 * @param text the words of the text written together.
 * @param words those of the name.
 */
function isAbbreviation(text: string, words: readonly string[]): boolean {
  if (text.length < MIN || words.length === 0 || text.charCodeAt(0) !== words[0]?.charCodeAt(0)) return false;
  return begins(text, 0, words, 0);
}

function begins(text: string, from: number, words: readonly string[], at: number): boolean {
  if (from === text.length) return true;
  if (at >= words.length) return false;
  const word = words[at] as string;
  let shared = 0;
  while (
    shared < word.length &&
    from + shared < text.length &&
    word.charCodeAt(shared) === text.charCodeAt(from + shared)
  )
    shared++;
  // Numbers are whole.
  const fewest = isNumber(word) ? word.length : 1;
  for (let letters = shared; letters >= fewest; letters--)
    if (begins(text, from + letters, words, at + 1)) return true;
  return false;
}

/**
 * Letters that sound alike in many of Nigeria's languages, or as they are heard, have the code of one. Vowels,
 * h, w and y have none: they are left out.
 */
const SOUNDS = /* @__PURE__ */ (() => {
  const sounds = Uint8Array.from({ length: 128 }, (_, code) => code);
  for (const silent of "aeiouhwy") sounds[silent.charCodeAt(0)] = 0;
  for (const letters of ["pbfv", "td", "kcgq", "sjzx", "nm", "lr"])
    for (const letter of letters) sounds[letter.charCodeAt(0)] = letters.charCodeAt(0);
  return sounds;
})();

/** The place of the next letter from one on that sounds other than the last; the end if there is none. */
function nextSound(word: string, from: number, last: number): number {
  let at = from;
  for (; at < word.length; at++) {
    const sound = SOUNDS[word.charCodeAt(at) & 127] as number;
    if (sound !== 0 && sound !== last) break;
  }
  return at;
}

/** Whether two words have the same consonants as they sound, two or more, those that are double once. */
function soundAlike(one: string, other: string): boolean {
  let count = 0;
  let at = nextSound(one, 0, 0);
  let place = nextSound(other, 0, 0);
  for (; at < one.length && place < other.length; count++) {
    const sound = SOUNDS[one.charCodeAt(at) & 127] as number;
    if (sound !== SOUNDS[other.charCodeAt(place) & 127]) return false;
    at = nextSound(one, at + 1, sound);
    place = nextSound(other, place + 1, sound);
  }
  return count > 1 && at === one.length && place === other.length;
}
