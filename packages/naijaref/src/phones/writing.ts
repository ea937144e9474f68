import type { ShortCode } from "../generated/records.ts";
import { shortCodesTable } from "../generated/short-codes.ts";
import { failure, type Result, success } from "../result.ts";
import { lazy } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";
import type { PhoneFailure } from "./classify.ts";

/** The codes that networks share. Source: NCC, harmonised short codes of 14 March 2023. */
const shortCodes = /* @__PURE__ */ lazy(
  () => new Map(unpack<ShortCode>(shortCodesTable).map((shortCode) => [shortCode.code, shortCode])),
);

/** A number without country code and trunk prefix. The numbering plan may not have it. */
export interface Written {
  readonly national: string;
  /** Letters stood for some of its digits. */
  readonly lettered: boolean;
}

/** Digits with an optional plus before them, and separators: spaces, dashes, dots, slashes, parentheses. */
const WRITING = /^(?:[\s(]*\+)?[\d\s()./\p{Pd}\u2212]*$/u;

/** Numbers written without the trunk prefix 0: mobile, 0700, 0800, and fixed since 2024. */
const BARE = /^(?:[789]\d{9}|[78]00\d{7,11}|20\d{8})$/;

/**
 * Parses the common ways to write one number, and removes country code and trunk prefix.
 *
 * @param plain a text as `plainText` returns it.
 */
export function readWriting(plain: string): Result<Written, PhoneFailure> {
  const lettered = isVanity(plain);
  const text = lettered ? onKeypad(plain) : withZeros(plain);
  if (text === "") return failure("empty");
  if (!WRITING.test(text)) return failure("invalid_characters");
  const digits = text.replace(/\D/g, "");
  if (digits === "") return failure("empty");
  const national = text.includes("+") ? afterPlus(digits) : withoutPlus(digits);
  return national.ok ? success({ national: national.value, lettered }) : national;
}

/**
 * Full-width characters become plain; invisible marks that address books put around numbers (bidi, zero
 * width) are removed.
 */
export const plainText = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/^tel:/i, "")
    .trim();

/** 0700 or 0800, and fewer digits than make a number: letters after a whole one are an extension. */
const BEFORE_LETTERS = /^(?:(?:009?)?2340?|0)[78]00\d{0,6}$/;

/** `0700 CALLGTB`. Where O is the only letter, it is a zero or a mistake. */
const isVanity = (text: string): boolean =>
  /[a-np-z]/i.test(text) && BEFORE_LETTERS.test(text.slice(0, text.search(/[a-z]/i)).replace(/\D/g, ""));

/** The digit of each letter from A on. Source: ITU-T E.161, option A of the keypad. */
const KEYPAD = "22233344455566677778889999";

const onKeypad = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => KEYPAD.charAt(letter.toUpperCase().charCodeAt(0) - 65));

/** With so many digits around it, the letter O is a zero. */
const MIN_DIGITS = 5;

const withZeros = (text: string): string =>
  text.replace(/\D/g, "").length < MIN_DIGITS ? text : text.replace(/o/gi, "0");

const afterPlus = (digits: string): Result<string, PhoneFailure> =>
  digits.startsWith("234") ? afterCountryCode(digits.slice(3)) : failure("not_nigerian");

/** People keep the trunk prefix after the country code, often as (0). It is not part of the number. */
const afterCountryCode = (digits: string): Result<string, PhoneFailure> => success(digits.replace(/^0/, ""));

/** 009 is Nigeria's own international prefix, 00 that of most other countries. */
const INTERNATIONAL = /^00(?:9?234)?/;

function withoutPlus(digits: string): Result<string, PhoneFailure> {
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
  const shortCode = shortCodes().get(digits);
  if (shortCode !== undefined) return { ok: false, reason: "short_code", shortCode };
  if (digits.length < 7) return failure("too_short");
  return failure(digits.length <= 10 ? "missing_prefix" : "too_long");
}
