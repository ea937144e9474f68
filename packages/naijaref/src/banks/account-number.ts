import { type Failure, failure, type Result, success } from "../result.ts";
import { ACCOUNT_DIGITS } from "./nuban.ts";

/**
 * Why there is no account number.
 *
 * - `not_digits`: something other than the digits 0 to 9, and spaces or hyphens between them.
 * - `wrong_length`: more or fewer than ten digits; `digits` is how many.
 * - `not_text`: it is not a string. A number is not read, because it has lost its leading zeros.
 */
export type AccountFailure = Failure<"not_digits" | "not_text"> | Failure<"wrong_length", { digits: number }>;

/** Spaces and hyphens, also the kinds that word processors insert: people group the digits with them. */
const GROUPING = /[\s\u2010-\u2013-]+/;

/**
 * An account number as its ten digits. Digits of other scripts and full-width digits are `not_digits`:
 * nothing is guessed.
 */
export function readAccountNumber(typed: string): Result<string, AccountFailure> {
  if (typeof typed !== "string") return failure("not_text");
  const groups = typed.trim().split(GROUPING);
  if (!groups.every((group) => /^[0-9]+$/.test(group))) return failure("not_digits");
  const account = groups.join("");
  if (account.length === ACCOUNT_DIGITS) return success(account);
  return { ok: false, reason: "wrong_length", digits: account.length };
}

/**
 * Whether a number is shaped like a Nigerian mobile number without its zero: 70, 71, 80, 81, 90 or 91 first.
 */
export const isShapedLikePhone = (account: string): boolean => /^[789][01]/.test(account);
