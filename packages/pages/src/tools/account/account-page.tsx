import { Field, Typed, toolPage } from "../live-form.tsx";
import { AccountResult, BankOptions, isWrongAccount } from "./account-result.tsx";

export const accountPage = toolPage({
  pattern: "/check/account",
  query: ["account", "bank"],
  title: "Check an account number",
  description:
    "Check the last digit of a Nigerian bank account number (NUBAN), with the arithmetic, and see which banks it can belong to.",
  lead: "Type the 10 digits. We can tell if one digit is wrong.",
  assets: ["tools.css", "check-account.js"],
  fields: ({ account = "", bank = "" }) => (
    <>
      <Typed
        name="Account number"
        field="account"
        value={account}
        isWrong={isWrongAccount(account, bank)}
        inputmode="numeric"
        maxlength={20}
        placeholder="0000014579"
      />
      <Field name="Bank">
        <select name="bank">
          <BankOptions bank={bank} />
        </select>
      </Field>
    </>
  ),
  submit: "Check",
  answer: ({ account = "", bank = "" }) => <AccountResult account={account} bank={bank} />,
  isWrong: ({ account = "", bank = "" }) => isWrongAccount(account, bank),
  isPrivate: true,
});
