import type { Bank } from "../generated/records.ts";
import { isShapedLikePhone } from "./account-number.ts";
import { isActive } from "./banks.ts";

const PHONE =
  "The number is shaped like a mobile number: some wallets use the customer's phone number as the account number, and such numbers have no check digit.";

const standing = ({ name, status, statusDate }: Bank): string =>
  `${name} ${status === "merged" ? "merged into another institution" : "lost its licence"}${statusDate === null ? "" : ` (${statusDate})`}.`;

/** What a fitting or a failing check digit at one bank can and cannot prove. */
export function noteOnCheck(account: string, bank: Bank): string {
  return [
    "A valid check digit does not prove that the account exists: about one number in ten has it by chance.",
    ...(isActive(bank) ? [] : [standing(bank)]),
    ...(bank.unverifiedFields.includes("cbn_code")
      ? ["The bank's CBN code is unverified, and with another code the result may be another."]
      : []),
    ...(isShapedLikePhone(account) ? [PHONE] : []),
  ].join(" ");
}

/** What a list of candidates can and cannot prove. */
export function noteOnCandidates(account: string): string {
  return [
    "These are the active institutions that the check digit fits, and it can prove no more: institutions fall into ten classes that no check digit tells apart, about one in ten fits by chance, and a valid check digit does not prove that the account exists.",
    "Institutions without a known CBN code cannot be checked and are not listed.",
    ...(isShapedLikePhone(account) ? [PHONE] : []),
  ].join(" ");
}
