import { FLAG, FUNCTION, OBJECT, type Rule, requireArgument, requireOptions } from "../../arguments.ts";
import { checkAccount } from "../../banks/accounts.ts";
import {
  type BankCode,
  type BankType,
  CODE_FIELDS,
  findBank,
  isActive,
  SELECTION,
  successorOf,
  typesIn,
} from "../../banks/banks.ts";
import { type AccountFailure, readAccountNumber } from "../../banks/nuban.ts";
import type { Bank } from "../../generated/records.ts";
import { ACCOUNT, BANK } from "../english.ts";
import { given, type Issue, type Refusal, refuseUnknown, type SuggestOption } from "../issue.ts";
import { code, type JsonSchemaNode, text } from "../json-schema.ts";
import { type Field, optionValue, REFERENCE } from "../options.ts";
import { createSchema, issueOf, type OutputOption, recordSchema, type Schema } from "../schema.ts";

export interface BankOptions extends OutputOption, SuggestOption {
  /** Takes only banks that have these codes: `nip_code` to pay into, `cbn_code` to check account numbers. */
  readonly has?: BankCode | readonly BankCode[] | undefined;
  /** Takes only this kind of licence, or these. */
  readonly type?: BankType | readonly BankType[] | undefined;
  /** Refuses a bank that merged or lost its licence. One that took it over is suggested. */
  readonly active?: boolean | undefined;
}

const CODE_NAMES: Readonly<Record<BankCode, string>> = {
  cbn_code: "CBN code",
  nip_code: "NIP code",
  ussd: "USSD code",
};

/**
 * An institution that the central bank licenses or licensed, by any identifier that `findBank` takes. Returns
 * its id (`gtbank`), or with `output: "record"` the record.
 */
export const bank = /* @__PURE__ */ recordSchema<typeof BANK, Bank, BankOptions>(() => ({
  kind: "bank",
  sentences: BANK,
  rules: { ...SELECTION, suggest: FUNCTION },
  input: text("A Nigerian bank, by name or code.", "GTBank", "058"),
  code: code("^[a-z0-9]+(-[a-z0-9]+)*$", "gtbank"),
  codeOf: ({ id }) => id,
  read: (value, { has = [], type: licence, active, suggest }) => {
    const found = findBank(value as string);
    if (!found.ok) return refuseUnknown(found, value, suggest, ["bank"]);
    const { name, shortName, type } = found.value;
    const values = { bank: shortName ?? name };
    if (active === true && !isActive(found.value)) return refuseClosed(found.value, values);
    const types = typesIn(licence);
    if (types !== undefined && !types.includes(type)) return { ok: false, reason: "wrong_type", values };
    const missing = [has].flat().find((code) => found.value[CODE_FIELDS[code]] === null);
    if (missing !== undefined)
      return { ok: false, reason: "missing_code", values: { ...values, code: CODE_NAMES[missing] } };
    return found;
  },
}));

function refuseClosed(bank: Bank, values: { readonly bank: string }) {
  const successor = successorOf(bank);
  if (successor === undefined)
    return { ok: false, reason: bank.status === "unlisted" ? "unlisted" : "closed", values } as const;
  const { id, name, shortName } = successor;
  return {
    ok: false,
    reason: "taken_over",
    values: { ...values, successor: shortName ?? name },
    suggestions: [{ value: id, label: name }],
  } as const;
}

/** Ten digits, with spaces and hyphens between them: exactly what `readAccountNumber` reads. */
const ACCOUNT_INPUT: JsonSchemaNode = {
  type: "string",
  pattern: "^\\s*[0-9](?:[\\s\\u2010-\\u2013\\-]*[0-9]){9}\\s*$",
  description: "A Nigerian bank account number, ten digits.",
  examples: ["0000014579", "000 001 4579"],
};

const ACCOUNT_OUTPUT: JsonSchemaNode = /* @__PURE__ */ code("^[0-9]{10}$", "0000014579");

const refuseNumber = (failure: AccountFailure): Refusal<AccountFailure["reason"]> => ({
  ok: false,
  reason: failure.reason,
  values: failure.reason === "wrong_length" ? { digits: String(failure.digits) } : {},
});

/**
 * The form of an account number only: ten digits. No bank is asked and no data is loaded. Returns the ten
 * digits. Use `account` to check the last digit at a bank.
 */
export function accountNumber(): Schema<string> {
  return createSchema({
    kind: "account",
    sentences: ACCOUNT,
    input: ACCOUNT_INPUT,
    output: ACCOUNT_OUTPUT,
    read: (value) => {
      const number = readAccountNumber(value as string);
      return number.ok ? number : refuseNumber(number);
    },
  });
}

const BANK_OR_FIELD: Rule = {
  ...REFERENCE,
  must: "be a bank's id, name or code, or field() with a field's name",
};

export interface AccountOptions {
  /**
   * The bank at which the check digit must be right: a record's id, an identifier, or another field of the
   * form.
   */
  readonly bank: string | Field;
  /**
   * Refuses every number whose check digit is wrong for the bank's own code: also those of accounts that were
   * opened at a bank that it took over, and all that an unverified code may be wrong about.
   */
  readonly strict?: boolean | undefined;
  /**
   * Is called for a number that passes, though the check digit is wrong for the bank's own code and for all
   * that it took over: the code may be wrong, or the number a phone number. For a form to ask once more.
   */
  readonly warn?: ((issue: Issue) => void) | undefined;
}

/**
 * An account number at a bank. Returns the ten digits. It is refused only if the check digit is wrong for the
 * bank and for all that it took over, and the bank's CBN code is verified; the numbers of wallets and of
 * other institutions without a code pass. A right check digit does not prove that the account exists. While
 * the field of the bank is empty or wrong, any ten digits pass.
 */
export function account(options: AccountOptions): Schema<string> {
  requireArgument("account", "options", options, OBJECT);
  requireOptions("account", options, { bank: BANK_OR_FIELD, strict: FLAG, warn: FUNCTION });
  const { bank, strict = false, warn } = options;
  requireArgument("account", "bank", bank, BANK_OR_FIELD);
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
      if (!checked.ok) {
        // A bank in another field that is wrong itself is that field's issue.
        const isUnknown = checked.reason === "unknown_bank" && at === bank;
        return isUnknown ? { ok: false, reason: "unknown_bank", values: given(at) } : number;
      }
      const { valid, possible, fits } = checked.value;
      const values = { bank: checked.value.bank.shortName ?? checked.value.bank.name };
      if (strict ? !valid : !possible) return { ok: false, reason: "wrong_check_digit", values };
      if (fits.length === 0)
        warn?.(issueOf("account", ACCOUNT, { ok: false, reason: "unsure_check_digit", values }));
      return number;
    },
  });
}
