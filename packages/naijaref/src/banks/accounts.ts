import { BANK_TYPES } from "../generated/enums.ts";
import type { Bank } from "../generated/records.ts";
import { type Failure, type Result, success, type Unknown, unknown } from "../result.ts";
import { lazy } from "../table/lazy.ts";
import { type AccountFailure, readAccountNumber } from "./account-number.ts";
import { findBank, getBank, listBanks } from "./banks.ts";
import { noteOnCandidates, noteOnCheck } from "./notes.ts";
import { checkDigitOf } from "./nuban.ts";

/** An institution whose account numbers can be checked. */
type CheckableBank = Bank & { readonly cbnCode: string };

/** An account number checked at one bank. */
export interface AccountCheck {
  /** Ten digits. */
  readonly account: string;
  /** Whether the check digit is right. It does not prove that the account exists. */
  readonly valid: boolean;
  readonly bank: CheckableBank;
  /** The account number's last digit. */
  readonly checkDigit: number;
  /** The digit that the other nine require at this bank. */
  readonly expectedCheckDigit: number;
  /** What the result can and cannot prove, in sentences. */
  readonly note: string;
}

/**
 * Why an account number cannot be checked at a bank.
 *
 * - `unknown_bank`: no institution has this identifier. `identifier` is what was given.
 * - `bank_not_checkable`: the institution has no CBN code here. Its NIP code is no part of the check.
 */
export type AccountCheckFailure =
  | AccountFailure
  | Unknown<"unknown_bank">
  | Failure<"bank_not_checkable", { bank: Bank }>;

const hasCode = (bank: Bank): bank is CheckableBank => bank.cbnCode !== null;

const digitOf = (account: string, cbnCode: string) => checkDigitOf(cbnCode, account.slice(0, -1));

/**
 * Whether an account number is valid for a bank under the central bank's check-digit scheme
 * (Revised Standards on NUBAN, 2020). It detects typing errors: every single wrong digit is found.
 *
 * @param account ten digits; spaces and hyphens between them are ignored.
 * @param bank a record of a bank, or any identifier that `findBank` takes.
 */
export function checkAccount(
  account: string,
  bank: string | Pick<Bank, "id">,
): Result<AccountCheck, AccountCheckFailure> {
  const number = readAccountNumber(account);
  if (!number.ok) return number;
  const found = resolveBank(bank);
  if (!found.ok) return found;
  if (!hasCode(found.value)) return { ok: false, reason: "bank_not_checkable", bank: found.value };
  const checkDigit = Number(number.value.at(-1));
  const expectedCheckDigit = digitOf(number.value, found.value.cbnCode);
  const valid = checkDigit === expectedCheckDigit;
  return success({
    account: number.value,
    valid,
    bank: found.value,
    checkDigit,
    expectedCheckDigit,
    note: noteOnCheck(number.value, found.value, valid),
  });
}

function resolveBank(bank: string | Pick<Bank, "id">): Result<Bank, Unknown<"unknown_bank">> {
  const isRecord = typeof bank === "object" && bank !== null;
  const identifier = isRecord ? bank.id : bank;
  if (typeof identifier !== "string") return unknown("unknown_bank", "");
  const named = isRecord ? undefined : findBank(identifier);
  const found = named?.ok ? named.value : getBank(identifier);
  return found === undefined ? unknown("unknown_bank", identifier) : success(found);
}

/** The banks that an account number could belong to. */
export interface AccountCandidates {
  /** Ten digits. */
  readonly account: string;
  readonly banks: readonly CheckableBank[];
  /** What the list can and cannot prove, in sentences. */
  readonly note: string;
}

/** Active institutions with a code, commercial banks first, then the other types in turn, each by name. */
const checkable = /* @__PURE__ */ lazy(() =>
  BANK_TYPES.flatMap((type) => listBanks({ type })).filter(hasCode),
);

/**
 * Every active institution for which an account number's check digit is right. About one in ten is right by
 * chance, so the list is a set of candidates, never a proof.
 *
 * @param account ten digits; spaces and hyphens between them are ignored.
 */
export function banksForAccount(account: string): Result<AccountCandidates, AccountFailure> {
  const number = readAccountNumber(account);
  if (!number.ok) return number;
  const digit = Number(number.value.at(-1));
  const banks = checkable().filter(({ cbnCode }) => digitOf(number.value, cbnCode) === digit);
  return success({ account: number.value, banks, note: noteOnCandidates(number.value) });
}
