import { OBJECT, type Rule, requireArgument } from "../arguments.ts";
import type { Bank } from "../generated/records.ts";
import { fill, PHONE_AS_ACCOUNT } from "../reasons.ts";
import { getBank, isActive, successorOf } from "./banks.ts";
import { hasVerifiedCode } from "./fits.ts";
import { isShapedLikePhone } from "./nuban.ts";

const PHONE =
  "The number is shaped like a mobile number: some wallets use the customer's phone number as the account number, and such numbers have no check digit.";

export function explainStatus(bank: Bank): string {
  requireArgument("explainStatus", "bank", bank, BANK);
  const { name, status, statusDate, mergedInto, unverifiedFields } = bank;
  if (status === "active") return `${name} has its licence.`;
  if (status === "unlisted")
    return `${name} is on payment lists, and no list of the central bank that is a source here names it.`;
  const into = mergedInto === null ? undefined : getBank(mergedInto);
  const successor = successorOf(bank);
  const isOther = successor !== undefined && (status !== "merged" || successor !== into);
  return [
    `${name} ${status === "merged" ? `merged into ${into?.name ?? "another institution"}` : "lost its licence"}`,
    statusDate === null ? "" : ` (${statusDate})`,
    unverifiedFields.includes("status") ? ", which is unverified" : "",
    isOther ? `; ${successor.name} carries on its business` : "",
    ".",
  ].join("");
}

const BANK: Rule = {
  is: (value) => OBJECT.is(value) && Array.isArray((value as Partial<Bank>).unverifiedFields),
  must: "be a record of a bank",
};

const nameOf = ({ shortName, name }: Bank): string => shortName ?? name;

const inWords = (names: readonly string[]): string => names.join(" and ");

/** Why a bank may hold an account whose digit fits banks that it took over. */
export function reasonOfSuccessor(bank: Bank, fits: readonly Bank[]): string {
  const doubted = fits.filter((one) => !hasVerifiedCode(one)).map(nameOf);
  const doubt = doubted.length === 0 ? "" : ` The code of ${inWords(doubted)} is unverified.`;
  // With the year of its closing, as far as it is known: "Diamond Bank (2019)".
  const withYears = fits.map((one) =>
    one.statusDate === null ? nameOf(one) : `${nameOf(one)} (${one.statusDate.slice(0, 4)})`,
  );
  return `The digit fits ${inWords(withYears)}, which ${nameOf(bank)} took over. Accounts opened there may still have such numbers.${doubt}`;
}

export function noteOnCheck(account: string, bank: Bank, fits: readonly Bank[]): string {
  const others = fits.includes(bank) ? [] : fits;
  return [
    "A valid check digit does not prove that the account exists: about one number in ten has it by chance.",
    ...(isActive(bank) ? [] : [explainStatus(bank)]),
    ...(others.length === 0
      ? []
      : isActive(bank)
        ? [reasonOfSuccessor(bank, others)]
        : // It is carried on by one of those that the digit fits, or by one that took both over.
          [`The digit fits ${inWords(others.map(nameOf))}, which belongs to the same bank today.`]),
    ...(hasVerifiedCode(bank)
      ? []
      : ["The bank's CBN code is unverified, and with another code the result may be another."]),
    ...noteOnPhone(account, bank),
  ].join(" ");
}

/** That a number may be a phone number; for a wallet that numbers accounts so, that it must be one. */
function noteOnPhone(account: string, bank: Bank): readonly string[] {
  if (bank.accountNumbers === null) return isShapedLikePhone(account) ? [PHONE] : [];
  const doubt = bank.unverifiedFields.includes("accountNumbers") ? ", as far as is known" : "";
  return [fill(PHONE_AS_ACCOUNT, { bank: nameOf(bank), doubt })];
}

export function noteOnCandidates(account: string): string {
  return [
    "The digit fits these institutions. It cannot say which of them: institutions fall into ten classes that no check digit tells apart, about one in ten fits any number by chance, and a valid check digit does not prove that the account exists.",
    "Institutions without a known CBN code cannot be checked and are not listed.",
    ...(isShapedLikePhone(account) ? [PHONE] : []),
  ].join(" ");
}
