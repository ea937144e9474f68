import { codeKey } from "../names/identifiers.ts";
import { lazy } from "../table/lazy.ts";

/**
 * The two letters of the states in the order of INEC's numbers, 01 to 37, and INEC's own where they differ, as
 * on cards and in the codes of constituencies. A test compares them with the records.
 */
const BY_NUMBER =
  "AB AD AK AN BA BY BE|BN BO CR DE|DT EB ED EK EN GO|GM IM JI|JG KD KN KT KE|KB KO|KG KW LA NA|NW NI|NG OG ON|OD OS OY PL RI|RV SO TA|TR YO|YB ZA|ZF FC|FCT";

/** INEC's number of a state by its letters. */
export const stateNumbers: () => ReadonlyMap<string, string> = /* @__PURE__ */ lazy(
  () =>
    new Map(
      BY_NUMBER.split(" ").flatMap((letters, at) =>
        letters.split("|").map((one) => [one, String(at + 1).padStart(2, "0")] as const),
      ),
    ),
);

const LETTERS = /^(\s*)([a-z]{2,3})(?=\s*[-/\u2013\s]\s*[0-9])/i;

/**
 * A code with the letters of its state in place of their number, as older cards have it: `LA/11/01/007` is
 * `24/11/01/007`. Any other text stays as it is.
 */
export const withStateNumber = (code: string): string =>
  code.replace(LETTERS, (written, blanks: string, letters: string) => {
    const number = stateNumbers().get(letters.toUpperCase());
    return number === undefined ? written : blanks + number;
  });

/** Between the numbers of a code: what INEC prints and what people type. */
const SEPARATOR = /\s*[-–/ ]\s*/;

/** A number of at most two digits, behind any zeros. */
const NUMBER = /^0*[0-9]{1,2}$/;

/**
 * INEC's code as the records have it, `24-11-01`, from other writings: `24/11/01`, `24 11 01`, `241101`,
 * `LA/11/01`, and without the zeros in front of a number, `2-9-05`. The last number keeps them: `24-11-1` may be the
 * beginning of `24-11-10`. What is no such code is compared as other codes are.
 *
 * @param parts how many numbers the code has: 2 for an LGA, 3 for a ward.
 */
export function inecCodeKey(code: string, parts: 2 | 3): string {
  const text = withStateNumber(code.trim());
  const isCompact = text.length === 2 * parts && !SEPARATOR.test(text);
  const numbers = isCompact ? (text.match(/../g) ?? []) : text.split(SEPARATOR);
  const isWhole = (numbers.at(-1) ?? "").length > 1;
  const isCode = numbers.length === parts && isWhole && numbers.every((number) => NUMBER.test(number));
  return isCode ? numbers.map((number) => number.slice(-2).padStart(2, "0")).join("-") : codeKey(code);
}
