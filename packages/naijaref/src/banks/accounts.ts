import { BANK_TYPES } from "../generated/enums.ts";
import type { Bank } from "../generated/records.ts";
import { lazy } from "../table/lazy.ts";
import { type AccountNumber, readAccountNumber } from "./account-number.ts";
import { findBank, listBanks } from "./banks.ts";
import { noteOnCandidates, noteOnCheck } from "./notes.ts";
import { checkDigitOf } from "./nuban.ts";

type Unreadable = Extract<AccountNumber, { ok: false }>;

/** An account number checked at one bank, or why it cannot be. */
export type AccountCheck =
  | {
      readonly ok: true;
      /** Ten digits. */
      readonly account: string;
      /** Whether the check digit fits. It does not prove that the account exists. */
      readonly valid: boolean;
      readonly bank: Bank & { readonly cbnCode: string };
      /** The account number's last digit. */
      readonly checkDigit: number;
      /** The digit that the other nine ask for at this bank. */
      readonly expectedCheckDigit: number;
      /** What the result can and cannot prove, in sentences. */
      readonly note: string;
    }
  | Unreadable
  | { readonly ok: false; readonly reason: "unknown_bank" }
  /** The institution has no CBN code here. Its NIP code is no part of the check. */
  | { readonly ok: false; readonly reason: "bank_not_checkable"; readonly bank: Bank };

const hasCode = (bank: Bank): bank is Bank & { readonly cbnCode: string } => bank.cbnCode !== null;

const digitOf = (account: string, cbnCode: string) => checkDigitOf(cbnCode, account.slice(0, -1));

/**
 * Whether an account number is valid for a bank under the central bank's check-digit scheme
 * (Revised Standards on NUBAN, 2020). It is a test against slips of the pen: any one wrong digit is found.
 *
 * @param account ten digits; spaces and hyphens between them are forgiven.
 * @param bank any identifier that `findBank` takes.
 */
export function checkAccount(account: string, bank: string): AccountCheck {
  const number = readAccountNumber(account);
  if (!number.ok) return number;
  const found = findBank(bank);
  if (found === undefined) return { ok: false, reason: "unknown_bank" };
  if (!hasCode(found)) return { ok: false, reason: "bank_not_checkable", bank: found };
  const checkDigit = Number(number.account.at(-1));
  const expectedCheckDigit = digitOf(number.account, found.cbnCode);
  return {
    ok: true,
    account: number.account,
    valid: checkDigit === expectedCheckDigit,
    bank: found,
    checkDigit,
    expectedCheckDigit,
    note: noteOnCheck(number.account, found),
  };
}

/** The banks that an account number could belong to, or why it is no account number. */
export type AccountCandidates =
  | {
      readonly ok: true;
      /** Ten digits. */
      readonly account: string;
      readonly banks: readonly (Bank & { readonly cbnCode: string })[];
      /** What the list can and cannot prove, in sentences. */
      readonly note: string;
    }
  | Unreadable;

/** Active institutions with a code, commercial banks first, then the other types in turn, each by name. */
const checkable = /* @__PURE__ */ lazy(() =>
  BANK_TYPES.flatMap((type) => listBanks({ type })).filter(hasCode),
);

/**
 * Every active institution whose CBN code fits an account number's check digit. About one in ten fits by chance,
 * so the list is a set of candidates, never a proof.
 *
 * @param account ten digits; spaces and hyphens between them are forgiven.
 */
export function banksForAccount(account: string): AccountCandidates {
  const number = readAccountNumber(account);
  if (!number.ok) return number;
  const digit = Number(number.account.at(-1));
  const banks = checkable().filter(({ cbnCode }) => digitOf(number.account, cbnCode) === digit);
  return { ok: true, account: number.account, banks, note: noteOnCandidates(number.account) };
}
