import type { ShortCode } from "../generated/records.ts";

/**
 * Why a text is not a Nigerian phone number.
 *
 * - `empty`: it has no digit.
 * - `invalid_characters`: it has something else than digits and what people put between them: a letter, an extension.
 * - `too_short`, `too_long`: it has too few or too many digits for a number of its kind.
 * - `missing_prefix`: it lacks what comes before a subscriber's number: 0 and area code, or +234.
 * - `not_nigerian`: its country code is not 234.
 * - `unknown_area_code`: no area has this code.
 * - `unknown_prefix`: the numbering plan has no mobile numbers with this prefix.
 * - `reserved`: 0900, which the regulator keeps for vanity numbers; none is in use.
 * - `short_code`: it is a code that networks share, such as 112, and no subscriber's number.
 */
export type PhoneProblem =
  | "empty"
  | "invalid_characters"
  | "too_short"
  | "too_long"
  | "missing_prefix"
  | "not_nigerian"
  | "unknown_area_code"
  | "unknown_prefix"
  | "reserved"
  | "short_code";

/** What a reader answers to what is no number. */
export type PhoneRefusal =
  | { readonly ok: false; readonly reason: Exclude<PhoneProblem, "short_code"> }
  | { readonly ok: false; readonly reason: "short_code"; readonly shortCode: ShortCode };

export const refuse = (reason: Exclude<PhoneProblem, "short_code">): PhoneRefusal => ({ ok: false, reason });
