import {
  type AccountCheckFailure,
  type BankFailure,
  banksForAccount,
  checkAccount,
  findBank,
  listBanks,
} from "naijaref/banks";
import { searchBanks } from "naijaref/search";
import type { banks as contract } from "../contract/banks.ts";
import { type Failure, fail } from "../contract/errors.ts";
import { notFound } from "./not-found.ts";
import type { Handlers } from "./operations.ts";
import { failureOfSearch } from "./queries.ts";

const failureOfBank = (failure: BankFailure): Failure =>
  notFound(failure, "No bank matches", "/v1/banks lists ids, codes and names");

/** Says what is wrong with an account number or its bank. The number itself is a person's, and is not repeated. */
function refuseAccount(refusal: AccountCheckFailure): Failure {
  switch (refusal.reason) {
    case "not_text":
    case "not_digits":
      return fail(
        "invalid_account",
        "The account number has a character other than the digits 0 to 9: write 10 digits, such as 0000014579.",
        { reason: "not_digits" },
      );
    case "wrong_length":
      return fail(
        "invalid_account",
        `The account number has ${refusal.digits} digits: write 10 digits, such as 0000014579.`,
        { reason: refusal.reason },
      );
    case "unknown_bank":
      return failureOfBank(refusal);
    case "bank_not_checkable":
      return fail(
        "bank_not_checkable",
        `${refusal.bank.name} has no CBN code in the dataset, and the check needs one: ask the bank itself.`,
      );
  }
}

export const banks = {
  listBanks: ({ type, active, q, limit }) => {
    if (q === undefined) return listBanks({ type, includeClosed: !active });
    const found = searchBanks(q, { type, includeClosed: !active, limit });
    return found.ok ? found.value : failureOfSearch(found);
  },
  getBank: ({ bank }) => {
    const found = findBank(bank);
    return found.ok ? found.value : failureOfBank(found);
  },
  validateNuban: ({ account, bank }) => {
    if (bank === undefined) {
      const found = banksForAccount(account);
      if (!found.ok) return refuseAccount(found);
      const { banks, note } = found.value;
      return {
        account: found.value.account,
        count: banks.length,
        banks: banks.map(({ id, name, shortName, type, cbnCode }) => ({
          id,
          name,
          shortName,
          type,
          cbnCode,
        })),
        note,
      };
    }
    const check = checkAccount(account, bank);
    if (!check.ok) return refuseAccount(check);
    const { id, name, cbnCode } = check.value.bank;
    const { valid, checkDigit, expectedCheckDigit, note } = check.value;
    return {
      account: check.value.account,
      valid,
      bank: { id, name, cbnCode },
      checkDigit,
      expectedCheckDigit,
      note,
    };
  },
} satisfies Handlers<keyof typeof contract>;
