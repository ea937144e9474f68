import { requireArgument, TEXT } from "../arguments.ts";
import type { Bank } from "../generated/records.ts";
import { allBanks, isActive } from "./banks.ts";

/** A code of a payment or an address that is no bank's. */
export interface OtherCode {
  /** The end of a sentence that begins with the code: "looks like an account number. …". */
  readonly what: string;
  /** The bank that a part of it names for certain. */
  readonly bank?: Bank;
}

/** ISO 9362, of Nigeria: four letters, NG, two letters or digits, and three more for a branch. */
const SWIFT = /^[A-Z]{4}NG[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/**
 * What a code is by its form that names no bank: a SWIFT code, a sort code, an account number, perhaps a
 * postcode. Undefined for any other text. No bank with a number near it is named: a wrong one can send money
 * to a stranger.
 *
 * @example explainOtherCode("058152036") // "looks like a sort code: 058 is the code of GTBank."
 */
export function explainOtherCode(text: string): OtherCode | undefined {
  requireArgument("explainOtherCode", "text", text, TEXT);
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
