/** Whole words of six letters or less that names of units end with. */
const WHOLE: ReadonlySet<string> = new Set(
  "SCHOOL STREET ROAD HALL CHURCH MARKET CAMP HOTEL COURT TOWN PRESS STATION CLINIC CITY BOARD MILL CENTER".split(
    " ",
  ),
);

const NUMERAL = /^(?:I{1,3}|I?V|VI{1,3}|I?X)$/;

/** At the end, before the number of the unit, or before a slash. */
const AT_AN_END = /(?<![A-Z.'])([A-Z]+)\.(?=$| [IVX]+$| ?\/)/g;

/**
 * Leaves out a full stop at an end that shortens no word: IKWA. is IKWA, and SCH. stays. A word is whole if
 * it ends with a vowel, is long, or is a numeral.
 */
export const dropFullStop = (text: string): string =>
  text.replace(AT_AN_END, (found, word: string) => (isWhole(word) ? word : found));

const isWhole = (word: string): boolean =>
  WHOLE.has(word) ||
  (NUMERAL.test(word) && word !== "I") ||
  (word.length > 3 && /[AEIOU]$/.test(word)) ||
  word.length > 6;
