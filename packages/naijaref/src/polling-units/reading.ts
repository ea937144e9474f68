import { withStateNumber } from "../places/inec-code.ts";

/**
 * The four numbers of a polling unit's code: of the state, of the LGA in it, of the ward in that, of the unit
 * in that.
 */
export interface CodeNumbers {
  readonly state: number;
  readonly lga: number;
  readonly ward: number;
  readonly unit: number;
}

/**
 * Why a text is not written as a code.
 *
 * - `empty`: it has no letter or digit.
 * - `too_long`: it is longer than 64 characters.
 * - `incomplete`: it ends before the unit's number, as the code of a ward does.
 * - `not_a_code`: it has other words or digits than a code.
 * - `not_text`: it is not a string.
 */
export type CodeProblem = "empty" | "too_long" | "incomplete" | "not_a_code" | "not_text";

const MAX_LENGTH = 64;

/** Words that forms and sheets write beside the numbers. */
const LABELS =
  /\b(?:inec|state|local government area|local government|lga|lg|registration area|ra|ward|polling unit|pu|p\.u|unit|code|number|no|id)\b/g;

/** What stands between the numbers; a blank alone may also stand between two digits of one number. */
const SEPARATORS = /[-/.,:;#=_|]+/;

/**
 * The numbers that a text writes: `24-11-01-007` in any common writing. Blanks, prefixes such as `PU Code:`,
 * other separators or none are all the same, and zeros at the start of a number may be missing.
 */
export function readCode(text: string): CodeNumbers | CodeProblem {
  if (typeof text !== "string") return "not_text";
  if (text.length > MAX_LENGTH) return "too_long";
  const bare = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\p{Pd}|\u2212/gu, "-")
    .replace(LABELS, ":")
    .replace(/[a-z].*/s, (rest) => withStateNumber(rest));
  if (!/[0-9]/.test(bare)) return /\p{L}/u.test(bare) ? "not_a_code" : "empty";
  return numbersOf(partsOf(bare));
}

/** The texts of the numbers, or one text of all of them. */
function partsOf(bare: string): readonly string[] {
  const parts = bare.split(SEPARATORS).flatMap((part) => part.trim() || []);
  if (parts.length > 1) return parts.map((part) => part.replace(/\s+/g, ""));
  const [only = ""] = parts;
  const words = only.split(/\s+/);
  // The boxes of a form, one digit each: "2 4 1 1 0 1 0 0 7".
  return words.every((word) => word.length === 1) ? [words.join("")] : words;
}

function numbersOf(parts: readonly string[]): CodeNumbers | CodeProblem {
  if (!parts.every((part) => /^[0-9]+$/.test(part))) return "not_a_code";
  const [state = "", lga = "", ward = "", unit = ""] = parts.length === 1 ? cut(parts[0] ?? "") : parts;
  if (parts.length > 4) return "not_a_code";
  if (unit === "") return state.length > 2 ? "not_a_code" : "incomplete";
  const numbers = { state: Number(state), lga: Number(lga), ward: Number(ward), unit: Number(unit) };
  // A few of INEC's own lists write the ward's number with three digits.
  const isCode = state.length <= 2 && lga.length <= 2 && ward.length <= 3 && unit.length <= 3;
  return isCode && numbers.ward < 100 ? numbers : "not_a_code";
}

/**
 * Nine digits, or eight where the first zero was lost, as spreadsheets do; two, four or six end before the
 * unit.
 */
function cut(digits: string): readonly string[] {
  const whole = digits.length === 8 ? `0${digits}` : digits;
  if (whole.length === 9) return [whole.slice(0, 2), whole.slice(2, 4), whole.slice(4, 6), whole.slice(6)];
  return whole.length === 2 || whole.length === 4 || whole.length === 6 ? [whole.slice(0, 2)] : [whole];
}

/** The code as INEC writes it. */
export const WRITTEN = /^[0-9]{2}-[0-9]{2}-[0-9]{2}-[0-9]{3}$/;

const digits = (number: number, count: number): string => String(number).padStart(count, "0");

/** The numbers as INEC writes a code. */
export const writeCode = ({ state, lga, ward, unit }: CodeNumbers): string =>
  [digits(state, 2), digits(lga, 2), digits(ward, 2), digits(unit, 3)].join("-");
