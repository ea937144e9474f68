import { failure, type Result, success } from "../result.ts";
import type { PhoneFailure } from "./failure.ts";
import { shortCodeOf } from "./short-codes.ts";

/**
 * The national (significant) number of what was written. Whether the numbering plan has it is not checked
 * yet.
 */
type Written = Result<string, PhoneFailure>;

/**
 * In UTF-16 code units, without whitespace around it. The longest number, with separators, has half of it.
 * Longer texts are not parsed.
 */
const LONGEST = 40;

/** Digits with an optional plus before them, and separators: spaces, dashes, dots, slashes, parentheses. */
const WRITING = /^(?:[\s(]*\+)?[\d\s()./\p{Pd}\u2212]*$/u;

/** Numbers written without the trunk prefix 0: mobile, 0700, 0800, and fixed since 2024. */
const BARE = /^(?:[789]\d{9}|[78]00\d{7,11}|20\d{8})$/;

/** Parses the common ways to write a number, and removes country code and trunk prefix. */
export function readWriting(text: string): Written {
  if (typeof text !== "string") return failure("not_text");
  const typed = text.trim();
  if (typed.length > LONGEST) return failure("too_long");
  const plain = withZeros(plainText(typed));
  if (plain === "") return failure("empty");
  if (!WRITING.test(plain)) return failure("invalid_characters");
  const digits = plain.replace(/\D/g, "");
  if (digits === "") return failure("empty");
  return plain.includes("+") ? afterPlus(digits) : withoutPlus(digits);
}

/**
 * Full-width characters become plain; invisible marks that address books put around numbers (bidi, zero
 * width) are removed.
 */
const plainText = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/^tel:/i, "")
    .trim();

/** With so many digits around it, the letter O is a zero: no number is written with letters. */
const FEWEST_DIGITS = 5;

const withZeros = (text: string): string =>
  text.replace(/\D/g, "").length < FEWEST_DIGITS ? text : text.replace(/o/gi, "0");

const afterPlus = (digits: string): Written =>
  digits.startsWith("234") ? afterCountryCode(digits.slice(3)) : failure("not_nigerian");

/** People keep the trunk prefix after the country code, often as (0). It is not part of the number. */
const afterCountryCode = (digits: string): Written => success(digits.replace(/^0/, ""));

/** 009 is Nigeria's own international prefix, 00 that of most other countries. */
const INTERNATIONAL = /^00(?:9?234)?/;

function withoutPlus(digits: string): Written {
  const international = INTERNATIONAL.exec(digits)?.[0];
  if (international !== undefined) {
    if (international === "00") return failure("not_nigerian");
    return afterCountryCode(digits.slice(international.length));
  }
  if (digits.startsWith("234") && digits.length >= 10) return afterCountryCode(digits.slice(3));
  if (digits.startsWith("0")) return success(digits.slice(1));
  return BARE.test(digits) ? success(digits) : failBare(digits);
}

function failBare(digits: string): PhoneFailure {
  const shortCode = shortCodeOf(digits);
  if (shortCode !== undefined) return { ok: false, reason: "short_code", shortCode };
  if (digits.length < 7) return failure("too_short");
  return failure(digits.length <= 10 ? "missing_prefix" : "too_long");
}
