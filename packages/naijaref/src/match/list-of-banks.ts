import { allBanks, getBank, isActive } from "../banks/banks.ts";
import { foldBank } from "../banks/names.ts";
import { withoutNumbering } from "../names/tokens.ts";
import { BANK_KINDS, BANK_VARIANTS, GENERIC_BANK_WORDS, PHRASES } from "../names/vocabulary.ts";
import { type EntryKind, MatchEntry } from "./entry.ts";
import type { MatchList } from "./list.ts";
import { ReadingRules } from "./reading.ts";

/** Active institutions, and closed and unlisted ones of which no active one has a name. */
const listBankEntries = (): MatchEntry[] =>
  allBanks().map(
    (bank) =>
      new MatchEntry(BANK, {
        code: bank.id,
        name: bank.name,
        aliases: bank.shortName === null ? bank.aliases : [bank.shortName, ...bank.aliases],
        sharedNames: bank.sharedNames,
        // A code that a closed institution had may be another's now.
        otherCodes: [bank.cbnCode, bank.nipCode].filter(
          (code) => code !== null && (isActive(bank) || bank.status === "unlisted"),
        ) as string[],
        isClosed: !isActive(bank),
      }),
  );

const BANK: EntryKind = {
  kind: "bank",
  labelOf: ({ code, name, isClosed }) =>
    isClosed ? `${name} (${getBank(code)?.status === "unlisted" ? "unlisted" : "closed"})` : name,
};

export const BANKS: MatchList = {
  rules: new ReadingRules({
    variants: BANK_VARIANTS,
    generic: GENERIC_BANK_WORDS,
    marks: BANK_KINDS,
    idle: PHRASES.bank,
    prepare: (text) => foldBank(withoutNumbering(text)),
  }),
  entries: listBankEntries,
  says: /\bbank\b/i,
};
