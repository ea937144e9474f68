import type { Bank, BankType } from "naijaref/banks";

/** The central bank's kinds of licence in words. */
export const BANK_TYPES_IN_WORDS: Readonly<
  Record<BankType, { readonly one: string; readonly many: string }>
> = {
  commercial: { one: "Commercial bank", many: "Commercial banks" },
  merchant: { one: "Merchant bank", many: "Merchant banks" },
  non_interest: { one: "Non-interest bank", many: "Non-interest banks" },
  payment_service_bank: { one: "Payment service bank", many: "Payment service banks" },
  mobile_money_operator: { one: "Mobile money operator", many: "Mobile money operators" },
  microfinance: { one: "Microfinance bank", many: "Microfinance banks" },
  mortgage: { one: "Mortgage bank", many: "Mortgage banks" },
  development_finance: { one: "Development finance institution", many: "Development finance institutions" },
  finance_company: { one: "Finance company", many: "Finance companies" },
  payment_company: { one: "Payment company", many: "Payment companies" },
  wallet: { one: "Wallet", many: "Wallets" },
};

/** The list that has an institution. */
export const bankListOf = ({ type, status }: Bank): { readonly name: string; readonly address: string } =>
  status === "unlisted"
    ? { name: "On payment lists alone", address: "/banks?type=unlisted" }
    : status === "active"
      ? { name: BANK_TYPES_IN_WORDS[type].many, address: `/banks?type=${type}` }
      : { name: "Merged and closed", address: "/banks?type=closed" };
