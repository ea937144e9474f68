import type { ShortCode } from "../generated/records.ts";
import type { Failure } from "../result.ts";

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
