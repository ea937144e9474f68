/**
 * Roman numerals of 0 to 39, as far as wards and estates are numbered. "xl" and above may be words of names.
 */
export const ROMAN: readonly string[] = ["", "x", "xx", "xxx"].flatMap((tens) =>
  ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"].map((units) => tens + units),
);

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...ROMAN.map((roman, at): [string, number] => [roman, at]),
  ...["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"].map(
    (word, at): [string, number] => [word, at + 1],
  ),
  // So INEC writes a ward of Calabar.
  ["eigth", 8],
]);

/** The number from 1 to 39 that a folded word is in Roman numerals; undefined for other words. */
export function romanNumber(word: string | undefined): number | undefined {
  const number = ROMAN.indexOf(word ?? "");
  return number > 0 ? number : undefined;
}

/** The words for numbers, and Roman numerals. */
export const NUMERALS: readonly string[] = [...NUMBERS.keys()].filter((word) => word !== "");

const NONE: readonly number[] = [];

const MAY_BEGIN: ReadonlySet<number> = new Set([..."efilnostvx"].map((letter) => letter.charCodeAt(0)));

/** Letters of which Roman numerals are made, as INEC types them: `1` and `l` for `I`. */
const isOfNumeral = (code: number): boolean =>
  (code >= 48 && code <= 57) || code === 105 || code === 118 || code === 120 || code === 108;

/** Whether a word may be a number in digits, or a Roman numeral as INEC types it. */
export const mayBeNumeral = (word: string): boolean => word.length <= 6 && isOfNumeral(word.charCodeAt(0));

/**
 * The numbers that a folded word may stand for, likeliest first; none if it is no number. INEC types Roman
 * numerals with the digit 1, so that `11` is II in its lists and 11 in others, `1V` is IV and `V11` is VII.
 */
export function numbersOf(word: string): readonly number[] {
  if (word.length > 6 || word === "") return NONE;
  const first = word.charCodeAt(0);
  // One to twelve, and what numerals are made of, begin with few letters.
  if (first > 57 && !MAY_BEGIN.has(first)) return NONE;
  const plain = NUMBERS.get(word);
  if (plain !== undefined) return [plain];
  for (let at = 0; at < word.length; at++) if (!isOfNumeral(word.charCodeAt(at))) return NONE;
  const numbers: number[] = [];
  if (/^[0-9]{1,4}$/.test(word)) numbers.push(Number(word));
  const typed = /^[1ivxl]{2,}$/.test(word) ? romanNumber(word.replace(/[1l]/g, "i")) : undefined;
  if (typed !== undefined) numbers.push(typed);
  return numbers;
}
