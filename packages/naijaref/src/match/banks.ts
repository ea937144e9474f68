import { allBanks, getBank, isActive } from "../banks/banks.ts";
import { explainOtherCode, explainOtherCompany, explainSwitch } from "../banks/other-codes.ts";
import type { Bank } from "../generated/records.ts";
import { findNamed } from "./find.ts";
import type { Query } from "./query.ts";
import { candidateFrom, type MatchResult, matched, nothing, quote } from "./result.ts";
import { scopesOf } from "./scopes.ts";
import { offered } from "./weigh.ts";
import { NAMED } from "./weights.ts";

/** A wrong hint can send money to a stranger: what is no bank of Nigeria is said to be none. */

/** "Zenith Bank, Ikeja Branch", "GTB (Allen Avenue branch)", "Zenith Bank Plc Ikeja Branch". */
const BRANCH = /^(?:(.+?)\s*[,(–-]\s*|(.+?\b(?:bank|bk|mfb|plc|ltd|nigeria))\s+)[^,(]*\bbranch\)?\s*$/i;
const IS_BRANCH = /\bbranch\)?\s*$/i;

/** The institution that has a branch. The place in it is no part of an institution's name. */
export function findBranch(query: Query): MatchResult | undefined {
  const { text, names, rules } = query;
  if (!IS_BRANCH.test(text)) return undefined;
  const [, divided, bank = divided ?? ""] = BRANCH.exec(text) ?? [];
  const found = bank === "" ? undefined : findNamed(bank, names, rules);
  const [first] = found?.names ?? [];
  if (first === undefined || found?.status === "ambiguous")
    return nothing(`No bank of Nigeria is called ${quote(text)}.`, offered(query.weighed));
  return matched(first.entry, "alias", NAMED, `${quote(text)} is a branch of ${first.entry.label}.`);
}

/** Numbers and codes that are no bank's: they are told apart, and no neighbour is offered. */
export function findNumber({ text, run, hasDigit }: Query): MatchResult | undefined {
  // A SWIFT code may have no digit, and is in capitals.
  if (!hasDigit && text !== text.toUpperCase()) return undefined;
  const said = quote(text);
  const former = /^[0-9]{3,}$/.test(run) ? formerOf(run) : undefined;
  if (former !== undefined) {
    const now = former.mergedInto === null ? undefined : getBank(former.mergedInto);
    return nothing(
      `${said} was the code of ${former.name}${now === undefined ? ", which is closed" : `, which is now ${now.name}`}.`,
      candidatesOf(now),
    );
  }
  const other = explainOtherCode(text);
  if (other !== undefined) return nothing(`${said} ${other.what}`, candidatesOf(other.bank));
  return /^(?:[0-9]{3}|[0-9]{5})$/.test(run) ? nothing(`No bank here has the code ${said}.`) : undefined;
}

const formerOf = (run: string): Bank | undefined =>
  allBanks().find(
    (bank) => !isActive(bank) && bank.status !== "unlisted" && (bank.cbnCode === run || bank.nipCode === run),
  );

function candidatesOf(bank: Bank | undefined) {
  const entry = bank === undefined ? undefined : scopesOf("bank").byCode(bank.id);
  return entry === undefined ? [] : [candidateFrom(entry, 0.5)];
}

export function findSwitch({ text }: Query): MatchResult | undefined {
  const other = explainSwitch(text);
  return other && nothing(`${quote(text)} ${other.what}`);
}

export function findOtherCompany(query: Query): MatchResult | undefined {
  const { text } = query;
  const other = explainOtherCompany(text);
  const likely = other === undefined ? [] : offered(query.weighed);
  const unlikely = likely.map((one) => ({ ...one, confidence: Math.min(one.confidence, 0.2) }));
  return other && nothing(`${quote(text)} ${other.what}`, unlikely);
}
