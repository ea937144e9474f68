import { allBanks, isActive } from "../../banks/banks.ts";
import { foldBank } from "../../banks/names.ts";
import { withoutNumbering } from "../reading/numbering.ts";
import { longestFirst, type MatchList, NO_WORDS } from "./match-list.ts";
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
    variants: new Map([
      ["microfinanace", "mfb"],
      ["micorfinance", "mfb"],
      ["mircofinance", "mfb"],
      ["microfinance", "mfb"],
      ["mfi", "mfb"],
      ["mifb", "mfb"],
      ["mf", "mfb"],
      ["micro", "mfb"],
      ["morgage", "mortgage"],
      ["mortgages", "mortgage"],
      ["morgages", "mortgage"],
      ["bnk", "bank"],
      ["bk", "bank"],
      ["univ", "university"],
      ["int", "international"],
      ["intl", "international"],
    ]),
    weak: NO_WORDS,
    generic: new Set([
      "commercial",
      "community",
      "cooperative",
      "credit",
      "first",
      "merchant",
      "salary",
      "savings",
      "standard",
      "trust",
    ]),
    marks: new Set(["mfb", "psb", "mortgage", "merchant", "finance"]),
    idle: longestFirst([
      "limited",
      "ltd",
      "lim",
      "plc",
      "inc",
      "company limited",
      "company",
      "banking company",
      "nigeria",
      "nigerian",
      "nig",
      "nigeria limited",
      "of nigeria",
      "bank",
      "bnk",
    ]),
    prepare: (text) => foldBank(withoutNumbering(text)),
  },
  entries: listBankEntries,
  says: /\bbank\b/i,
  part: false,
  more: false,
};
