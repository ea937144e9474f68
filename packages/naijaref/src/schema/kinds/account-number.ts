import { type AccountFailure, readAccountNumber } from "../../banks/account-number.ts";
import { ACCOUNT } from "../english.ts";
import type { Refusal } from "../issue.ts";
import { code, type JsonSchemaNode } from "../json-schema.ts";
import { createSchema, type Schema } from "../schema.ts";

/** Ten digits, with spaces and hyphens between them: exactly what `readAccountNumber` reads. */
export const ACCOUNT_INPUT: JsonSchemaNode = {
  type: "string",
  pattern: "^\\s*[0-9](?:[\\s\\u2010-\\u2013\\-]*[0-9]){9}\\s*$",
  description: "A Nigerian bank account number, ten digits.",
  examples: ["0000014579", "000 001 4579"],
};

export const ACCOUNT_OUTPUT: JsonSchemaNode = /* @__PURE__ */ code("^[0-9]{10}$", "0000014579");

export const refuseNumber = (failure: AccountFailure): Refusal<AccountFailure["reason"]> => ({
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
