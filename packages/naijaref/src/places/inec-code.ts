import { codeKey } from "../names/identifiers.ts";

/** Between the numbers of a code: what INEC prints and what people type. */
const SEPARATOR = /\s*[-–/ ]\s*/;

/** A number of at most two digits, behind any zeros. */
const NUMBER = /^0*[0-9]{1,2}$/;

/**
 * INEC's code as the records have it, `24-11-01`, from other writings: `24/11/01`, `24 11 01`, `241101`, and
 * without the zeros in front of a number, `2-9-05`. The last number keeps them: `24-11-1` may be the
 * beginning of `24-11-10`. What is no such code is compared as other codes are.
 *
 * @param parts how many numbers the code has: 2 for an LGA, 3 for a ward.
 */
export function inecCodeKey(code: string, parts: 2 | 3): string {
  const text = code.trim();
  const isCompact = text.length === 2 * parts && !SEPARATOR.test(text);
  const numbers = isCompact ? (text.match(/../g) ?? []) : text.split(SEPARATOR);
  const isWhole = (numbers.at(-1) ?? "").length > 1;
  const isCode = numbers.length === parts && isWhole && numbers.every((number) => NUMBER.test(number));
  return isCode ? numbers.map((number) => number.slice(-2).padStart(2, "0")).join("-") : codeKey(code);
}
