import { allBanks, getBank, isActive } from "../banks/banks.ts";
import { foldBank } from "../banks/names.ts";
import type { Lga } from "../generated/records.ts";
import type { ListKind } from "../kinds/kinds.ts";
import { listLocalities } from "../localities/localities.ts";
import { fold } from "../names/fold.ts";
import { withoutNumbering } from "../names/tokens.ts";
import { BANK_KINDS, BANK_VARIANTS, GENERIC_BANK_WORDS, PHRASES } from "../names/vocabulary.ts";
import { stateNumbers } from "../places/inec-code.ts";
import { getLga, listLgas } from "../places/lgas.ts";
import { getState, listStates, stateName } from "../places/states.ts";
import { countWards, wardFields } from "../places/wards.ts";
import { lazyFor } from "../table/lazy.ts";
import { type EntryKind, labelInState, MatchEntry, type MatchList, PLACE_RULES } from "./list.ts";
import { SEATS } from "./list-of-seats.ts";
import { ReadingRules } from "./reading.ts";

const STATE: EntryKind = { kind: "state", labelOf: ({ name }) => name };

const STATES: MatchList = {
  rules: new ReadingRules({
    stopPhrases: [...PHRASES.state, "nigeria", "st", "ng"],
    prepare: withoutNumbering,
  }),
  entries: () =>
    listStates().map(
      ({ code, name, aliases, isoCode, inecCode, pcode }) =>
        new MatchEntry(STATE, {
          code,
          name,
          aliases,
          stateCode: code,
          otherCodes: [isoCode, inecCode, pcode],
        }),
    ),
  // INEC's abbreviations, where no other state has them in ISO 3166-2.
  otherCodes: (key, byCode) => byCode(stateNumbers().get(key.toUpperCase()) ?? ""),
};

/** What people write beside an LGA, or a ward of it: its name, its headquarters, and its state. */
const kinOfLga = /* @__PURE__ */ lazyFor((code: string): ReadonlySet<string> => {
  const lga = getLga(code);
  const names = [lga?.name, lga?.headquarters, stateName(lga?.stateCode ?? "")];
  return new Set(names.flatMap((name) => (name ? fold(name).split(" ") : [])));
});

const LGA: EntryKind = { kind: "lga", labelOf: labelInState, kinOf: ({ code }) => kinOfLga(code) };

/** A shorter half of a name says too little. */
const MIN_LETTERS = 4;

/**
 * "Lagos Mainland" is "Mainland" in Lagos, "Ado Ekiti" is "Ado" in Ekiti, "Yamaltu/Deba" is "Yamaltu" in
 * Gombe, and "Kolokuma/Opokuma" is "Opokuma" in Bayelsa.
 */
function localNamesOf({ name, stateCode }: Lga): string[] {
  const halves = name.includes("/") ? name.split("/") : [];
  const names = halves.filter((half) => half.length >= MIN_LETTERS);
  if (!name.includes(" ")) return names;
  const state = getState(stateCode);
  for (const said of [state?.name ?? "", ...(state?.aliases ?? [])]) {
    if (name.startsWith(`${said} `)) names.push(name.slice(said.length + 1));
    else if (name.endsWith(` ${said}`)) names.push(name.slice(0, -said.length - 1));
  }
  return names;
}

/** Most texts do not end in an A, and some in a blank. */
function mayEndInLga(text: string): boolean {
  const last = text.charAt(text.length - 1);
  return last === "a" || last === "A" || last.trim() === "";
}

/** "BENDELGA": the name of an LGA does not end so. */
const GLUED = /(\p{L}{4})lga\s*$/iu;

const LGAS: MatchList = {
  rules: new ReadingRules({
    ...PLACE_RULES,
    // "Unguwan Rimi" is a quarter somewhere, and not the LGA Rimi.
    weak: new Set([...PLACE_RULES.weak].filter((word) => word !== "unguwan")),
    stopPhrases: [...PHRASES.lga, "nigeria"],
    prepare: (text) => withoutNumbering(mayEndInLga(text) ? text.replace(GLUED, "$1 LGA") : text),
  }),
  entries: () =>
    listLgas().map(
      (lga) => new MatchEntry(LGA, { ...lga, otherCodes: [lga.inecCode], localNames: localNamesOf(lga) }),
    ),
};

const WARD: EntryKind = {
  kind: "ward",
  labelOf: ({ name, lgaCode, stateCode }) =>
    `${name}, ${getLga(lgaCode ?? "")?.name}, ${stateName(stateCode ?? "")}`,
  kinOf: ({ lgaCode }) => kinOfLga(lgaCode ?? ""),
};

/** Fields are read one by one: nobody needs the records of all wards. */
function* listWardEntries(): Generator<MatchEntry> {
  const { code, name, aliases, stateCode, lgaCode } = wardFields();
  for (let at = 0; at < countWards(); at++)
    yield new MatchEntry(WARD, {
      code: code(at),
      name: name(at),
      aliases: aliases(at),
      stateCode: stateCode(at),
      lgaCode: lgaCode(at),
    });
}

const WARDS: MatchList = {
  rules: new ReadingRules({ ...PLACE_RULES, stopPhrases: PHRASES.ward }),
  entries: listWardEntries,
};

const LOCALITY: EntryKind = { kind: "locality", labelOf: WARD.labelOf };

const LOCALITIES: MatchList = {
  rules: new ReadingRules({ ...PLACE_RULES, stopPhrases: [...PHRASES.locality, "nigeria"] }),
  entries: () =>
    listLocalities().map(
      ({ code, name, aliases, lgaCodes: [lgaCode = ""], stateCode }) =>
        new MatchEntry(LOCALITY, { code, name, aliases, stateCode, lgaCode }),
    ),
};

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
        otherCodes: [bank.cbnCode, bank.nipCode, bank.ussd].filter(
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

/** Programs cut names: "PATHFINDER MICROFINANCE B", "AJUTA MICROFINANCE BANK LI". */
const CUT = / (?:mfb|mic(?:ro?)?|micro ?finance)(?: b(?:an?)?)?(?: l(?:i(?:m(?:i(?:te?)?)?)?)?)?$/;

export const BANKS: MatchList = {
  rules: new ReadingRules({
    variants: BANK_VARIANTS,
    generic: GENERIC_BANK_WORDS,
    marks: BANK_KINDS,
    stopPhrases: PHRASES.bank,
    prepare: (text) => foldBank(withoutNumbering(text)).replace(CUT, " mfb"),
  }),
  entries: listBankEntries,
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
