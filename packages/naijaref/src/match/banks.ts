import { allBanks, getBank, isActive } from "../banks/banks.ts";
import { explainOtherCode } from "../banks/other-codes.ts";
import type { Bank } from "../generated/records.ts";
import { wordsOf } from "../names/tokens.ts";
import { ABROAD, MAX_WORDS_ABROAD, SWITCHES } from "../names/vocabulary.ts";
import { findNamed } from "./find.ts";
import type { Query } from "./query.ts";
import { candidateFrom, type MatchResult, matched, nothing, quote } from "./result.ts";
import { scopesOf } from "./scopes.ts";
import { offered } from "./weigh.ts";
import { NAMED } from "./weights.ts";

/** A wrong hint can send money to a stranger: what is no bank of Nigeria is said to be none. */

/** "Zenith Bank, Ikeja Branch", "GTB (Allen Avenue branch)". */
const BRANCH = /^(.+?)\s*[,(–-]\s*[^,(]*\bbranch\)?\s*$/i;
const IS_BRANCH = /\bbranch\)?\s*$/i;

/** The institution that has a branch. The place in it is no part of an institution's name. */
export function findBranch(query: Query): MatchResult | undefined {
  const { text, names, rules } = query;
  if (!IS_BRANCH.test(text)) return undefined;
  const [, bank = ""] = BRANCH.exec(text) ?? [];
  const found = bank === "" ? undefined : findNamed(bank, names, rules);
  const [first] = found?.names ?? [];
  if (first === undefined || found?.status === "ambiguous")
    return nothing(`No bank of Nigeria is called ${quote(text)}.`, offered(query.weighing()?.weighed ?? []));
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

/** "TeamApt" and "Interswitch" pass payments on: nobody has an account there. */
export function findSwitch({ text, reading, run }: Query): MatchResult | undefined {
  const name = SWITCHES.has(run) ? run : SWITCHES.has(reading.joined) ? reading.joined : undefined;
  return name === undefined
    ? undefined
    : nothing(`${quote(text)} is ${SWITCHES.get(name)}, and no bank: nobody has an account there.`);
}

/** "Standard Chartered Bank Ghana" is a bank of another country, whose codes and accounts differ. */
export function findForeign(query: Query): MatchResult | undefined {
  const { text, folded } = query;
  if (!namesPlaceAbroad(wordsOf(folded))) return undefined;
  return nothing(
    `${quote(text)} names a place outside Nigeria: only banks of Nigeria are here.`,
    offered(query.weighing()?.weighed ?? []).map((one) => ({
      ...one,
      confidence: Math.min(one.confidence, 0.2),
    })),
  );
}

/** "U.K.", "Sierra Leone" and "Cote d'Ivoire" are names of several words. */
function namesPlaceAbroad(words: readonly string[]): boolean {
  for (let at = 0; at < words.length; at++) {
    let name = "";
    for (let end = at; end < Math.min(words.length, at + MAX_WORDS_ABROAD); end++) {
      name += words[end];
      if (ABROAD.has(name)) return true;
    }
  }
  return false;
}
