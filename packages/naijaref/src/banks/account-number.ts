import { ACCOUNT_DIGITS } from "./nuban.ts";

/** An account number as typed, read as its ten digits, or why it is none. */
export type AccountNumber =
  | { readonly ok: true; readonly account: string }
  /** Something other than the digits 0 to 9, and spaces or hyphens between them. */
  | { readonly ok: false; readonly reason: "not_digits" }
  /** More or fewer digits than ten. */
  | { readonly ok: false; readonly reason: "wrong_length"; readonly digits: number };

/** Spaces and hyphens, with which people group the digits, the kinds that word processors make of them too. */
const GROUPING = /[\s\u2010-\u2013-]+/;

/** Reads an account number. Digits of other scripts and full-width ones are refused rather than guessed at. */
export function readAccountNumber(typed: string): AccountNumber {
  const groups = typed.trim().split(GROUPING);
  if (!groups.every((group) => /^[0-9]+$/.test(group))) return { ok: false, reason: "not_digits" };
  const account = groups.join("");
  if (account.length === ACCOUNT_DIGITS) return { ok: true, account };
  return { ok: false, reason: "wrong_length", digits: account.length };
}

/** Whether a number is shaped like a Nigerian mobile number without its zero: 70, 71, 80, 81, 90 or 91 first. */
export const isShapedLikePhone = (account: string): boolean => /^[789][01]/.test(account);
