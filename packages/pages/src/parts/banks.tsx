import { type Bank, type BankType, getBank } from "naijaref/banks";
import type { ComponentChild } from "preact";
import { bankAddress } from "../addresses.ts";
import { dateInWords } from "../words.ts";

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

export const bankListOf = ({ type, status }: Bank): { readonly name: string; readonly address: string } =>
  status === "unlisted"
    ? { name: "On payment lists alone", address: "/banks?type=unlisted" }
    : status === "active"
      ? { name: BANK_TYPES_IN_WORDS[type].many, address: `/banks?type=${type}` }
      : { name: "Merged and closed", address: "/banks?type=closed" };

export const bankTitle = ({ shortName, name }: Bank): string => shortName ?? name;

/** ` in 2019`, ` on 1 March 2019`: nothing where the date is not known. */
const whenOf = ({ statusDate }: Bank): string =>
  statusDate === null ? "" : ` in ${dateInWords(statusDate)}`.replace(/ in (?=\d{1,2} )/, " on ");

/** What must be known before anything else of a bank that is closed; nothing of others. */
export function bankWarning(record: Bank): ComponentChild {
  if (record.status === "licence_revoked")
    return (
      <p>
        <strong>Closed.</strong> The central bank took back its licence{whenOf(record)}. Do not send money to
        it.
      </p>
    );
  if (record.status !== "merged") return null;
  const successor = getBank(record.mergedInto ?? "");
  const name = successor && bankTitle(successor);
  return (
    <>
      <p>
        <strong>Merged{whenOf(record)}</strong>
        {name && ` into ${name}`}. Do not send money to its old codes.
      </p>
      {successor && (
        <a class="button" href={bankAddress(successor)}>
          Open {name}
        </a>
      )}
    </>
  );
}
