import { allBanks, isActive } from "../banks/banks.ts";
import { foldBank } from "../banks/names.ts";
import { withoutNumbering } from "../names/tokens.ts";
import { BANK_KINDS, BANK_VARIANTS, GENERIC_BANK_WORDS, PHRASES } from "../names/vocabulary.ts";
import { longestFirst, type MatchList, NO_WORDS } from "./list.ts";
import type { MatchEntry } from "./names.ts";

/** Active institutions, and closed and unlisted ones of which no active one has a name. */
function listBankEntries(): MatchEntry[] {
  return allBanks().map((bank) => ({
    kind: "bank",
    code: bank.id,
    name: bank.name,
    aliases: bank.shortName === null ? bank.aliases : [bank.shortName, ...bank.aliases],
    sharedNames: bank.sharedNames,
    codes: [
      bank.id,
      // A code that a closed institution had may be another's now.
      ...[bank.cbnCode, bank.nipCode].filter(
        (code) => code !== null && (isActive(bank) || bank.status === "unlisted"),
      ),
    ] as string[],
    label: isActive(bank)
      ? bank.name
      : `${bank.name} (${bank.status === "unlisted" ? "unlisted" : "closed"})`,
    stateCode: null,
    lgaCode: null,
    isClosed: !isActive(bank),
  }));
}

export const BANKS: MatchList = {
  rules: {
    variants: BANK_VARIANTS,
    weak: NO_WORDS,
    generic: GENERIC_BANK_WORDS,
    marks: BANK_KINDS,
    idle: longestFirst(PHRASES.bank),
    prepare: (text) => foldBank(withoutNumbering(text)),
  },
  entries: listBankEntries,
  says: /\bbank\b/i,
};
