import type { Bank } from "../records.generated.ts";

export type BankType = Bank["type"];

/** The kinds of licence in the order in which candidates for an account are listed: commercial banks first. */
export const BANK_TYPES: readonly BankType[] = [
  "commercial",
  "merchant",
  "non_interest",
  "payment_service_bank",
  "mobile_money_operator",
  "microfinance",
  "mortgage",
  "development_finance",
];
