import { allConstituencies } from "../../elections/constituencies.ts";
import { withoutNumbering } from "../../names/tokens.ts";
import { PHRASES } from "../../names/vocabulary.ts";
import { listStates } from "../../places/index.ts";
import { longestFirst, type MatchList, NO_VARIANTS, NO_WORDS } from "./match-list.ts";
import type { MatchEntry } from "./names.ts";

/**
 * Abbreviations of states that are not ISO's: INEC's, from the codes of its seats (`FC/236/RV`), where no
 * other state has them in ISO 3166-2.
 */
function abbreviationsOf(code: string): string[] {
  const iso = new Set(listStates().map((state) => state.code));
  const used = allConstituencies()
    .filter((seat) => seat.stateCode === code)
    .map((seat) => seat.inecCode.slice(seat.inecCode.lastIndexOf("/") + 1));
  return [...new Set(used)].filter((abbreviation) => !iso.has(abbreviation));
}

function listStateEntries(): MatchEntry[] {
  return listStates().map(({ code, name, aliases, isoCode, inecCode, pcode }) => ({
    kind: "state",
    code,
    name,
    aliases,
    codes: [code, isoCode, inecCode, pcode, ...abbreviationsOf(code)],
    label: name,
    stateCode: code,
    lgaCode: null,
  }));
}

export const STATES: MatchList = {
  rules: {
    variants: NO_VARIANTS,
    marks: NO_WORDS,
    weak: NO_WORDS,
    generic: NO_WORDS,
    idle: longestFirst([...PHRASES.state, "nigeria"]),
    prepare: withoutNumbering,
  },
  entries: listStateEntries,
  says: /\bstate\b/i,
  part: false,
  more: false,
};
