import type { Bank } from "../generated/records.ts";
import { lazy } from "../table/lazy.ts";
import { isShapedLikePhone } from "./account-number.ts";
import { allBanks, getBank, isActive } from "./banks.ts";
import { checkDigitOf } from "./nuban.ts";

const PHONE =
  "The number is shaped like a mobile number: some wallets use the customer's phone number as the account number, and such numbers have no check digit.";

/** How an institution closed, and into which one it merged. */
function standing({ name, status, statusDate, mergedInto, unverifiedFields }: Bank): string {
  if (status === "unlisted")
    return `${name} is on payment lists, and no list of the central bank that is a source here names it.`;
  const successor = mergedInto === null ? undefined : getBank(mergedInto);
  return [
    `${name} ${status === "merged" ? `merged into ${successor?.name ?? "another institution"}` : "lost its licence"}`,
    statusDate === null ? "" : ` (${statusDate})`,
    unverifiedFields.includes("status") ? ", which is unverified" : "",
    ".",
  ].join("");
}

/** The closed institutions that have a successor. */
const succeeded = /* @__PURE__ */ lazy(() => allBanks().filter(({ mergedInto }) => mergedInto !== null));

/** The institutions that a bank took over, and those that they had taken over. */
function takenOver(id: string): readonly Bank[] {
  const direct = succeeded().filter(({ mergedInto }) => mergedInto === id);
  return direct.flatMap((bank) => [bank, ...takenOver(bank.id)]);
}

/** The banks that this one took over, and for whose code the check digit is right. */
function formerBanks(account: string, { id }: Bank): readonly string[] {
  const [serial, digit] = [account.slice(0, -1), Number(account.at(-1))];
  return takenOver(id)
    .filter(({ cbnCode }) => cbnCode !== null && checkDigitOf(cbnCode, serial) === digit)
    .map(({ name }) => name);
}

/** What a fitting or a failing check digit at one bank can and cannot prove. */
export function noteOnCheck(account: string, bank: Bank, valid: boolean): string {
  const former = valid ? [] : formerBanks(account, bank);
  return [
    "A valid check digit does not prove that the account exists: about one number in ten has it by chance.",
    ...(isActive(bank) ? [] : [standing(bank)]),
    ...(former.length === 0
      ? []
      : [
          `The check digit is right for ${former.join(" and ")}, which it took over: an account from before may have such a number.`,
        ]),
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
