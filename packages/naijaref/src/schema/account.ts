import { OBJECT, type Rule, requireArgument, requireOptions } from "../arguments.ts";
import { readAccountNumber } from "../banks/account-number.ts";
import { checkAccount } from "../banks/accounts.ts";
import { ACCOUNT_INPUT, ACCOUNT_OUTPUT, refuseNumber } from "./account-number.ts";
import { ACCOUNT } from "./english.ts";
import { type Field, optionValue } from "./field.ts";
import { given } from "./issue.ts";
import { REFERENCE } from "./options.ts";
import { createSchema, type Schema } from "./schema.ts";

const BANK: Rule = { ...REFERENCE, must: "be a bank's id, name or code, or field() with a field's name" };

export interface AccountOptions {
  /**
   * The bank at which the check digit must be right: a record's id, an identifier, or another field of the
   * form.
   */
  readonly bank: string | Field;
}

/**
 * An account number at a bank. Returns the ten digits. The check digit is checked where the bank has a CBN
 * code; the numbers of wallets and of other institutions without one pass. A right check digit does not prove
 * that the account exists. While the field of the bank is empty or wrong, any ten digits pass.
 */
export function account(options: AccountOptions): Schema<string> {
  requireArgument("account", "options", options, OBJECT);
  requireOptions("account", options, { bank: BANK });
  const { bank } = options;
  requireArgument("account", "bank", bank, BANK);
  return createSchema({
    kind: "account",
    sentences: ACCOUNT,
    input: ACCOUNT_INPUT,
    output: ACCOUNT_OUTPUT,
    read: (value, form) => {
      const number = readAccountNumber(value as string);
      if (!number.ok) return refuseNumber(number);
      const at = optionValue(bank, form);
      if (at === undefined) return number;
      const checked = checkAccount(number.value, at as string);
      if (checked.ok && !checked.value.valid) {
        const { shortName, name } = checked.value.bank;
        return { ok: false, reason: "wrong_check_digit", values: { bank: shortName ?? name } };
      }
      // A bank in another field that is wrong itself is that field's issue.
      const isUnknown = !checked.ok && checked.reason === "unknown_bank" && at === bank;
      return isUnknown ? { ok: false, reason: "unknown_bank", values: given(at) } : number;
    },
  });
}
