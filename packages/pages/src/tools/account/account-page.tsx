import { toolPage } from "../live-form.tsx";
import { accountResult, BankField, isWrongAccount } from "./account-result.tsx";

export const accountPage = toolPage({
  pattern: "/check/account",
  query: ["account", "bank"],
  title: "Check an account number",
  description:
    "Check the last digit of a Nigerian bank account number (NUBAN), with the arithmetic, and see which banks it can belong to.",
  lead: "Type the 10 digits. We can tell if one digit is wrong.",
  assets: ["tools.css", "check-account.js"],
  typed: { name: "Account number", inputmode: "numeric", maxlength: 20, placeholder: "0000014579" },
  fields: BankField,
  submit: "Check",
  answer: accountResult,
  isWrong: isWrongAccount,
  isPrivate: true,
});
