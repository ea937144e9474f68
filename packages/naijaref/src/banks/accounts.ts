import { BANK_TYPES } from "../generated/enums.ts";
import type { Bank } from "../generated/records.ts";
import { type Failure, type Result, success, type Unknown, unknown } from "../result.ts";
import { lazy } from "../table/lazy.ts";
import { findBank, getBank, listBanks } from "./banks.ts";
import {
  type CheckableBank,
  digitOf,
  fitsCode,
  fitting,
  hasCode,
  hasVerifiedCode,
  mayBePhone,
  predecessorsOf,
} from "./fits.ts";
import { noteOnCandidates, noteOnCheck, reasonOfSuccessor } from "./notes.ts";
import { type AccountFailure, readAccountNumber } from "./nuban.ts";

/** An account number checked at one bank. */
export interface AccountCheck {
  /** Ten digits. */
  readonly account: string;
  /** Whether the check digit is right for the bank's own code. It does not prove that the account exists. */
  readonly valid: boolean;
  /**
   * Whether an account of the bank may have this number. False is what a form should refuse: the digit is
   * wrong for the bank and for all that it took over, the bank's code is verified, and the number is not a
   * phone number that a wallet may use.
   */
  readonly possible: boolean;
  /**
   * The institutions for whose code the digit is right: the bank, and those that it took over. Of a closed
   * bank also the one that carries on its business.
   */
  readonly fits: readonly CheckableBank[];
  /** Whether the bank's CBN code is verified. With another code the check would say something else. */
  readonly codeVerified: boolean;
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
  return success(checkAt(number.value, found.value));
}

function checkAt(account: string, bank: CheckableBank): AccountCheck {
  const checkDigit = Number(account.at(-1));
  const expectedCheckDigit = digitOf(account, bank.cbnCode);
  const fits = fitting(account, bank);
  const codeVerified = hasVerifiedCode(bank);
  return {
    account,
    valid: checkDigit === expectedCheckDigit,
    possible: fits.length > 0 || !codeVerified || mayBePhone(account, bank),
    fits,
    codeVerified,
    bank,
    checkDigit,
    expectedCheckDigit,
    note: noteOnCheck(account, bank, fits),
  };
}

function resolveBank(bank: string | Pick<Bank, "id">): Result<Bank, Unknown<"unknown_bank">> {
  const isRecord = typeof bank === "object" && bank !== null;
  const identifier = isRecord ? bank.id : bank;
  if (typeof identifier !== "string") return unknown("unknown_bank", "");
  const named = isRecord ? undefined : findBank(identifier);
  const found = named?.ok ? named.value : getBank(identifier);
  return found === undefined ? unknown("unknown_bank", identifier) : success(found);
}

/** A bank that took over one or more that a check digit fits. */
export interface AccountSuccessor {
  readonly bank: CheckableBank;
  /** The institutions that it took over and that the digit fits. */
  readonly fits: readonly CheckableBank[];
  /** Why it is listed, as a sentence. */
  readonly reason: string;
}

/** The banks that an account number could belong to. */
export interface AccountCandidates {
  /** Ten digits. */
  readonly account: string;
  readonly banks: readonly CheckableBank[];
  /**
   * Active institutions whose own code does not fit, but that took over one whose code does: an account that
   * was opened there is theirs today.
   */
  readonly successors: readonly AccountSuccessor[];
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
 * @param typed ten digits; spaces and hyphens between them are ignored.
 */
export function banksForAccount(typed: string): Result<AccountCandidates, AccountFailure> {
  const number = readAccountNumber(typed);
  if (!number.ok) return number;
  const account = number.value;
  const banks = checkable().filter((bank) => fitsCode(account, bank));
  const successors = checkable().flatMap((bank): readonly AccountSuccessor[] => {
    if (banks.includes(bank)) return [];
    const taken = predecessorsOf(bank).filter(hasCode);
    const fits = taken.filter((one) => fitsCode(account, one));
    return fits.length === 0 ? [] : [{ bank, fits, reason: reasonOfSuccessor(bank, fits) }];
  });
  return success({ account, banks, successors, note: noteOnCandidates(account) });
}
