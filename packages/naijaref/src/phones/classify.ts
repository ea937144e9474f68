import type { PhoneNumber, ShortCode } from "../generated/records.ts";
import { type Failure, failure, type Result, success } from "../result.ts";
import { areaOf } from "./blocks.ts";

/**
 * Why a text is not a Nigerian phone number.
 *
 * - `not_text`: it is not a string. A number is not read, because it has lost its leading zero.
 * - `empty`: it has no digit.
 * - `invalid_characters`: it has something other than digits and the separators between them: a letter that
 *   does not follow 0700 or 0800, an extension.
 * - `too_short`, `too_long`: it has too few or too many digits for a number of its kind.
 * - `missing_prefix`: it has neither 0 and an area code nor +234 before the subscriber's number.
 * - `not_nigerian`: its country code is not 234.
 * - `unknown_area_code`: no area has this code.
 * - `unknown_prefix`: the numbering plan has no mobile numbers with this prefix.
 * - `reserved`: 0900, which the regulator keeps for vanity numbers; none is in use.
 * - `short_code`: it is a code that all networks share, such as 112, not a subscriber's number.
 * - `several_numbers`: it is more than one number, and which is meant is not known.
 */
export type PhoneReason =
  | "not_text"
  | "empty"
  | "invalid_characters"
  | "too_short"
  | "too_long"
  | "missing_prefix"
  | "not_nigerian"
  | "unknown_area_code"
  | "unknown_prefix"
  | "reserved"
  | "short_code"
  | "several_numbers";

/** Why there is no phone number; for a short code, what it is, and of several numbers, each as E.164. */
export type PhoneFailure =
  | Failure<Exclude<PhoneReason, "short_code" | "several_numbers">>
  | Failure<"short_code", { shortCode: ShortCode }>
  | Failure<"several_numbers", { numbers: readonly string[] }>;

/** A national number that the numbering plan has. */
export interface Classified {
  readonly type: PhoneNumber["type"];
  readonly national: string;
  /** It was given in the form that fixed numbers had before 2024. */
  readonly upgraded: boolean;
}

/** Mobile numbers of the plan: 070 to 072, 080, 081, 090 and 091 (NCC; ITU for 0710 to 0729). */
const MOBILE = /^(?:7[0-2]|8[01]|9[01])/;

/**
 * What kind of number a national number is, by the regulator's numbering plan: its length and first digits.
 * It is not checked here whether the number is allocated.
 */
export function classify(national: string): Result<Classified, PhoneFailure> {
  if (/^[78]00/.test(national)) return classifySpecial(national);
  if (national.length === 8) return classifyLegacy(national);
  if (national.length < 10) return failure("too_short");
  if (national.length > 10) return failure("too_long");
  if (national.startsWith("900")) return failure("reserved");
  if (national.startsWith("20")) return classifyFixed(national, false);
  if (MOBILE.test(national)) return success({ type: "mobile", national, upgraded: false });
  return failure(/^[1-6]/.test(national) ? "unknown_area_code" : "unknown_prefix");
}

/** 0700 and 0800: the plan has seven digits after the prefix, and numbers with up to eleven are dialled. */
function classifySpecial(national: string): Result<Classified, PhoneFailure> {
  if (national.length < 10) return failure("too_short");
  if (national.length > 14) return failure("too_long");
  const type = national.startsWith("7") ? "non_toll_free" : "toll_free";
  return success({ type, national, upgraded: false });
}

/**
 * An area with its code as it now is: 20 before the old national number (NCC statement of 20 September 2023).
 */
function classifyFixed(national: string, upgraded: boolean): Result<Classified, PhoneFailure> {
  if (areaOf(national) === undefined) return failure("unknown_area_code");
  return success({ type: "fixed", national, upgraded });
}

/**
 * Eight digits: a fixed number in the form before 2024, unless it is a longer number cut short. 070, 080 and
 * 081 are no area codes; of 09 and 02, no subscriber's number begins with 0 or 1, and with 0 respectively.
 */
function classifyLegacy(national: string): Result<Classified, PhoneFailure> {
  if (/^(?:20|[789]0|[89]1)/.test(national)) return failure("too_short");
  return classifyFixed(`20${national}`, true);
}
