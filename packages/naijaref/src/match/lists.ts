import { allConstituencies } from "../elections/constituencies.ts";
import { listLocalities } from "../localities/localities.ts";
import { withoutNumbering } from "../names/tokens.ts";
import { PHRASES } from "../names/vocabulary.ts";
import { getLga, listLgas } from "../places/lgas.ts";
import { listStates } from "../places/states.ts";
import { eachWard } from "../places/wards.ts";
import { lazyFor } from "../table/lazy.ts";
import type { ListKind } from "./kinds.ts";
import {
  longestFirst,
  type MatchList,
  NO_VARIANTS,
  NO_WORDS,
  PLACE_RULES,
  stateName,
  wordsOfNames,
} from "./list.ts";
import { BANKS } from "./list-of-banks.ts";
import { LGAS } from "./list-of-lgas.ts";
import { SEATS } from "./list-of-seats.ts";
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

const STATES: MatchList = {
  rules: {
    variants: NO_VARIANTS,
    marks: NO_WORDS,
    weak: NO_WORDS,
    generic: NO_WORDS,
    idle: longestFirst([...PHRASES.state, "nigeria"]),
    prepare: withoutNumbering,
  },
  entries: () =>
    listStates().map(({ code, name, aliases, isoCode, inecCode, pcode }) => ({
      kind: "state",
      code,
      name,
      aliases,
      codes: [code, isoCode, inecCode, pcode, ...abbreviationsOf(code)],
      label: name,
      stateCode: code,
      lgaCode: null,
    })),
  says: /\bstate\b/i,
};

function* listWardEntries(): Generator<MatchEntry> {
  const lgas = new Map(listLgas().map((lga) => [lga.code, lga]));
  const kinOf = lazyFor((lgaCode: string) => {
    const lga = lgas.get(lgaCode);
    return wordsOfNames(lga?.name, lga?.headquarters, stateName(lga?.stateCode ?? ""));
  });
  for (const { code, name, aliases, lgaCode, stateCode } of eachWard())
    yield {
      kind: "ward",
      code,
      name,
      aliases,
      codes: [code],
      label: `${name}, ${lgas.get(lgaCode)?.name}, ${stateName(stateCode)}`,
      stateCode,
      lgaCode,
      kin: () => kinOf(lgaCode),
    };
}

const WARDS: MatchList = {
  rules: { ...PLACE_RULES, idle: longestFirst(PHRASES.ward) },
  entries: listWardEntries,
  says: /\b(ward|registration area)\b/i,
};

const LOCALITIES: MatchList = {
  rules: { ...PLACE_RULES, idle: longestFirst([...PHRASES.locality, "nigeria"]) },
  entries: () =>
    listLocalities().map(({ code, name, aliases, lgaCodes: [lga = ""], stateCode }) => ({
      kind: "locality",
      code,
      name,
      aliases,
      codes: [code],
      label: `${name}, ${getLga(lga)?.name}, ${stateName(stateCode)}`,
      stateCode,
      lgaCode: lga,
    })),
  says: /\b(town|quarters|lcda)\b/i,
};

/** The lists that texts are matched with. */
export const MATCH_LISTS: Readonly<Record<ListKind, MatchList>> = {
  state: STATES,
  lga: LGAS,
  ward: WARDS,
  ...SEATS,
  locality: LOCALITIES,
  bank: BANKS,
};
