import type { NumberingBlock, PhoneNumber, ShortCode } from "../generated/records.ts";
import { shortCodesTable } from "../generated/short-codes.ts";
import { failure, type Result, success } from "../result.ts";
import { lazy } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";
import { areaOf, isListed } from "./area-codes.ts";
import { blockOf } from "./blocks.ts";
import { type Classified, classify } from "./classify.ts";
import type { PhoneFailure } from "./failure.ts";

const byCode = /* @__PURE__ */ lazy(
  () => new Map(unpack<ShortCode>(shortCodesTable).map((shortCode) => [shortCode.code, shortCode])),
);

/**
 * The code that networks share, if these digits are one. Source: NCC, harmonised short codes of 14 March
 * 2023.
 */
const shortCodeOf = (digits: string): ShortCode | undefined => byCode().get(digits);

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
function readWriting(text: string): Written {
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

const UPGRADED = "Given in the form used before 2024; fixed numbers have since begun with 02.";
const LONG = "Longer than the numbering plan has it, as some 0700 and 0800 numbers in use are.";
const UNLISTED_AREA = "The ITU lists this area code, the regulator does not.";
const UNLISTED =
  "No block with this number is on the regulator's published lists; it may have been allocated since.";
const DOUBTED = "Who holds the block rests on one source, or sources differ.";
const PORTED =
  "Mobile numbers can be ported: network is the holder of the block, and the subscriber may be with another.";

const NOT_ALLOCATED: Readonly<Record<Exclude<NumberingBlock["status"], "allocated">, string>> = {
  available: "The regulator lists this block as available: nobody holds it.",
  returned: "This block was returned to the regulator.",
  withdrawn: "The regulator has withdrawn this block.",
};

/** What else a user should know about a number, in whole sentences; null if there is nothing. */
function noteOn(number: Classified, block: NumberingBlock | undefined): string | null {
  const notes = [...notesOnForm(number), ...notesOnBlock(number, block)];
  return notes.length === 0 ? null : notes.join(" ");
}

function notesOnForm({ type, national, upgraded }: Classified): string[] {
  const area = type === "fixed" ? areaOf(national) : undefined;
  return [
    ...(upgraded ? [UPGRADED] : []),
    ...(national.length > 10 ? [LONG] : []),
    ...(area !== undefined && !isListed(area) ? [UNLISTED_AREA] : []),
  ];
}

function notesOnBlock({ type }: Classified, block: NumberingBlock | undefined): string[] {
  if (block === undefined) return [UNLISTED];
  if (block.status !== "allocated") return [NOT_ALLOCATED[block.status]];
  return [
    ...(type === "mobile" ? [PORTED] : []),
    ...(block.unverifiedFields.includes("network") ? [DOUBTED] : []),
  ];
}

/**
 * A Nigerian phone number, written in any common way: international (`+234`, `234`, `00234`, `009234`),
 * national (`0803…`), bare (`803…`), with spaces, dots, dashes, slashes, parentheses, a stray `(0)`, `tel:`,
 * full-width digits. Fixed numbers in the form used before 2024 are upgraded. Sources: National Numbering
 * Plan (October 2022), Mobile Number Allocation Table (December 2023) and statements of the Nigerian
 * Communications Commission.
 *
 * @param text at most 40 UTF-16 code units; a longer one is `too_long` and is not parsed.
 */
export function parsePhone(text: string): Result<PhoneNumber, PhoneFailure> {
  const written = readWriting(text);
  if (!written.ok) return written;
  const number = classify(written.value);
  return number.ok ? success(describe(number.value)) : number;
}

/**
 * The form to store: `+234` and the national number (ITU-T E.164), the same however the number is written.
 *
 * @param text as for `parsePhone`.
 */
export function normalizePhone(text: string): Result<string, PhoneFailure> {
  const parsed = parsePhone(text);
  return parsed.ok ? success(parsed.value.e164) : parsed;
}

function describe(number: Classified): PhoneNumber {
  const { type, national } = number;
  const local = `0${national}`;
  const area = type === "fixed" ? areaOf(national) : undefined;
  const prefix = area?.code ?? local.slice(0, 4);
  const block = blockOf(national);
  return {
    e164: `+234${national}`,
    local,
    national,
    display: displayOf(local, prefix),
    type,
    prefix,
    area: area?.area ?? null,
    network: block?.network ?? null,
    allocated: block?.status === "allocated",
    note: noteOn(number, block),
  };
}

/** A number as dialled within Nigeria, with spaces: `0803 123 4567`, `02084 46 0643`, `0800 9700 0010`. */
function displayOf(local: string, prefix: string): string {
  const rest = local.slice(prefix.length);
  const tail = Math.max(4, Math.ceil(rest.length / 2));
  return `${prefix} ${rest.slice(0, -tail)} ${rest.slice(-tail)}`;
}
