import { type Failure, failure, type Result, success } from "../result.ts";

/**
 * The Nigerian Uniform Bank Account Number: its check digit.
 *
 * Central Bank of Nigeria, Revised Standards on NUBAN for Banks and Other Financial Institutions (circular of
 * March 2020, in force since 20 April 2020), which extends the standards of August 2010: the institution's
 * six digits, then the nine of the serial number, weighted 3, 7, 3 in turn; the check digit makes the sum a
 * multiple of ten. A customer's account number is the serial number and the check digit.
 */
const WEIGHTS = [3, 7, 3] as const;

/** How many digits a customer sees: nine of the serial number, and the check digit. */
export const ACCOUNT_DIGITS = 10;

/**
 * An institution's six digits in the check: three zeros and the three of a deposit money bank's code (`011`
 * is `000011`), or a nine and the five of another institution's (`50547` is `950547`).
 */
export const institutionDigits = (cbnCode: string): string =>
  cbnCode.length === 3 ? `000${cbnCode}` : `9${cbnCode}`;

/**
 * The check digit of a serial number at an institution.
 *
 * @param cbnCode the central bank's code, three or five digits. Never a NIP code.
 * @param serial nine digits.
 */
export function checkDigitOf(cbnCode: string, serial: string): number {
  const digits = institutionDigits(cbnCode) + serial;
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    sum += Number(digits.charAt(at)) * (WEIGHTS[at % WEIGHTS.length] as number);
  }
  return (10 - (sum % 10)) % 10;
}

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
