import { OBJECT, requireArgument } from "../arguments.ts";
import type { Bank } from "../generated/records.ts";
import { groupBy } from "../table/group.ts";
import { lazy } from "../table/lazy.ts";
import { allBanks, isActive, successorOf } from "./banks.ts";
import { checkDigitOf, isShapedLikePhone } from "./nuban.ts";

/** The closed institutions by the id of the one that took each over. */
const bySuccessor = /* @__PURE__ */ lazy(() =>
  groupBy(
    allBanks().filter(({ mergedInto }) => mergedInto !== null),
    ({ mergedInto }) => mergedInto as string,
  ),
);

/**
 * The institutions that a bank took over, and those that they had taken over before. Accounts that were
 * opened there may still have their old numbers.
 */
export function predecessorsOf(bank: Pick<Bank, "id">): readonly Bank[] {
  requireArgument("predecessorsOf", "bank", bank, OBJECT);
  const direct = bySuccessor().get(bank.id) ?? [];
  return direct.flatMap((taken) => [taken, ...predecessorsOf(taken)]);
}

/** An institution whose account numbers can be checked. */
export type CheckableBank = Bank & { readonly cbnCode: string };

export const hasCode = (bank: Bank): bank is CheckableBank => bank.cbnCode !== null;

/** The digit that nine others require at an institution. */
export const digitOf = (account: string, cbnCode: string): number =>
  checkDigitOf(cbnCode, account.slice(0, -1));

export const fitsCode = (account: string, { cbnCode }: CheckableBank): boolean =>
  digitOf(account, cbnCode) === Number(account.at(-1));

/**
 * The institutions for whose code the check digit is right: of the bank, and those whose accounts it may hold, which
 * it took over; for a closed one also the bank that carries on its business, and what that one took over.
 */
export function fitting(account: string, bank: Bank): readonly CheckableBank[] {
  const last = (isActive(bank) ? undefined : successorOf(bank)) ?? bank;
  const family = new Set([bank, last, ...predecessorsOf(last)]);
  return [...family].filter(hasCode).filter((one) => fitsCode(account, one));
}

export const hasVerifiedCode = ({ unverifiedFields }: Bank): boolean => !unverifiedFields.includes("cbnCode");

/** Institutions that number accounts by NUBAN alone. Others may use the customer's phone number. */
const DEPOSIT_MONEY_BANKS: readonly string[] = ["commercial", "merchant", "non_interest"];

/** Whether a number may be a customer's phone number without its first zero, used as the account number. */
export const mayBePhone = (account: string, { type }: Bank): boolean =>
  isShapedLikePhone(account) && !DEPOSIT_MONEY_BANKS.includes(type);
