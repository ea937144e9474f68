import { requireArgument, TEXT } from "../arguments.ts";
import type { Bank } from "../generated/records.ts";
import { fold, joined } from "../names/fold.ts";
import { wordsOf } from "../names/tokens.ts";
import { ABROAD, MAX_WORDS_ABROAD, OTHER_TRADES, SWITCHES } from "../names/vocabulary.ts";
import { allBanks, isActive } from "./banks.ts";
import { withoutCompany } from "./names.ts";

/** A code of a payment or an address, or a name, that is no bank's of Nigeria. */
export interface OtherCode {
  /** The end of a sentence that begins with the code or the name: "looks like an account number. …". */
  readonly what: string;
  /** The bank that a part of it names for certain. */
  readonly bank?: Bank;
}

/** ISO 9362, of Nigeria: four letters, NG, two letters or digits, and three more for a branch. */
const SWIFT = /^[A-Z]{4}NG[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/**
 * What a text is that names no bank: a SWIFT code, a sort code, an account number, perhaps a postcode; a company
 * that passes payments on or has another trade, or a bank of another country. Undefined for any other text. No
 * bank with a number or a name near it is named: a wrong one can send money to a stranger.
 *
 * @example explainOtherCode("058152036") // "looks like a sort code: 058 is the code of GTBank."
 */
export function explainOtherCode(text: string): OtherCode | undefined {
  requireArgument("explainOtherCode", "text", text, TEXT);
  const other = explainSwitch(text) ?? explainOtherCompany(text);
  if (other !== undefined) return other;
  const run = text.replace(/[\s-]/g, "");
  if (SWIFT.test(run))
    return { what: "looks like a SWIFT code (BIC), and these are not here. Give the bank's name." };
  if (!/^[0-9]{3,}$/.test(run)) return undefined;
  if (run.length === 10) return { what: "looks like an account number. Give the bank's name or code." };
  if (run.length === 6) return { what: "is the code of no bank here. Six digits may be a postcode too." };
  if (run.length !== 9) return undefined;
  const bank = allBanks().find((one) => isActive(one) && one.cbnCode === run.slice(0, 3));
  if (bank === undefined)
    return { what: `looks like a sort code, but no bank has the code ${run.slice(0, 3)}.` };
  const { shortName, name, cbnCode } = bank;
  return { what: `looks like a sort code: ${cbnCode} is the code of ${shortName ?? name}.`, bank };
}

/** "TeamApt" and "eNaira" pass payments on. @internal */
export function explainSwitch(text: string): OtherCode | undefined {
  const said = SWITCHES.get(joined(fold(text))) ?? SWITCHES.get(joined(withoutCompany(text)));
  if (said === undefined) return undefined;
  return { what: `is ${said}, and no bank: nobody has an account there.` };
}

/**
 * "Standard Chartered Bank Ghana" is a bank of another country, whose codes and accounts differ, and "GTBank
 * Pension" is a company that has none. @internal
 */
export function explainOtherCompany(text: string): OtherCode | undefined {
  const words = wordsOf(fold(text));
  if (words.some((word) => OTHER_TRADES.has(word)))
    return { what: "names a company of another trade, such as insurance or pensions: only banks are here." };
  for (let at = 0; at < words.length; at++) {
    // "U.K.", "Sierra Leone" and "Cote d'Ivoire" are names of several words.
    for (let end = at + 1; end <= Math.min(words.length, at + MAX_WORDS_ABROAD); end++)
      if (ABROAD.has(words.slice(at, end).join("")))
        return { what: "names a place outside Nigeria: only banks of Nigeria are here." };
  }
  return undefined;
}
