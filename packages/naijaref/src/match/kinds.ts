import { allBanks, isActive } from "../banks/banks.ts";
import { foldBank } from "../banks/names.ts";
import { allConstituencies } from "../elections/constituencies.ts";
import { listLgas, listStates, listWards } from "../places/index.ts";
import type { MatchEntry } from "./names.ts";
import type { ReadingRules } from "./reading.ts";

/** What a text can be matched with. `constituency` is any of the three kinds of seat, `place` a state, LGA or ward. */
export const MATCH_KINDS = [
  "state",
  "lga",
  "ward",
  "constituency",
  "senatorial_district",
  "federal_constituency",
  "state_constituency",
  "bank",
  "place",
] as const;

export type MatchKind = (typeof MATCH_KINDS)[number];

/** One list of entries and how its names are read and compared. */
export interface MatchList {
  readonly rules: ReadingRules;
  readonly entries: () => readonly MatchEntry[];
  /** What one is called in a sentence, and several. */
  readonly noun: readonly [one: string, many: string];
  /** Words in a text that say that this kind is meant and not another. */
  readonly says: RegExp;
  /** Whether a part of a name stands for it where the state or LGA is given. */
  readonly part: boolean;
  /** Whether a text with more words than the name is matched where the LGA is given. */
  readonly more: boolean;
}

/** The lists that are not made of others. */
export type ListKind = Exclude<MatchKind, "constituency" | "place">;

/** The lists of which a kind is made. */
export const listsOf = (kind: MatchKind): readonly ListKind[] => {
  if (kind === "place") return ["state", "lga", "ward"];
  return kind === "constituency"
    ? ["senatorial_district", "federal_constituency", "state_constituency"]
    : [kind];
};

const NO_WORDS: ReadonlySet<string> = new Set();
const NO_VARIANTS: ReadonlyMap<string, string> = new Map();

/** INEC's and the field's ways to write the words of which many names are made. */
const PLACE_WORDS: ReadonlyMap<string, string> = new Map([
  ...["ung", "ungwa", "ungwan", "unguwa", "anguwa", "anguwan", "angwan", "angwa", "unguwar", "ungowar"].map(
    (word): [string, string] => [word, "unguwan"],
  ),
  ["qtrs", "quarters"],
  ["twp", "township"],
  ["saint", "st"],
  ["mallam", "malam"],
  ["municipality", "municipal"],
]);

const longestFirst = (phrases: readonly string[]): readonly string[] =>
  phrases.map((phrase) => ` ${phrase} `).sort((a, b) => b.length - a.length);

const LGA_PHRASES = [
  "local government area",
  "local governments area",
  "local government",
  "local govt area",
  "local govt",
  "local gov t",
  "area council",
  "council area",
  "l g a",
  "l g area",
  "lga",
  "lgas",
  "lg",
];

const STATE_PHRASES = ["state of nigeria", "state government", "state", "nigeria"];
const WARD_PHRASES = ["registration area", "electoral ward", "inec ward", "ward", "wards", "ra"];

const stateNames = new Map<string, string>();
const stateName = (code: string): string => {
  if (stateNames.size === 0) for (const state of listStates()) stateNames.set(state.code, state.name);
  return stateNames.get(code) ?? code;
};

/**
 * Abbreviations of states that are not ISO's: INEC's, from the codes of its seats (`FC/236/RV`), where no other
 * state has them in ISO 3166-2.
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

function listLgaEntries(): MatchEntry[] {
  return listLgas().map(({ code, name, aliases, inecCode, stateCode }) => ({
    kind: "lga",
    code,
    name,
    aliases,
    codes: [code, inecCode],
    label: `${name}, ${stateName(stateCode)}`,
    stateCode,
    lgaCode: null,
    localNames: localNamesOf(name, stateCode),
  }));
}

/** "Lagos Mainland" is "Mainland" in Lagos, "Ado Ekiti" is "Ado" in Ekiti, "Yamaltu/Deba" is "Yamaltu" in Gombe. */
/** A shorter half of a name says too little. */
const FEWEST_LETTERS = 4;

function localNamesOf(name: string, code: string): string[] {
  const state = listStates().find((one) => one.code === code);
  const names = [state?.name, ...(state?.aliases ?? [])];
  const [first = "", ...others] = name.split("/");
  const half = others.length > 0 && first.length >= FEWEST_LETTERS ? [first] : [];
  const rests = names.flatMap((said) => {
    if (said === undefined) return [];
    const rest = name.startsWith(`${said} `)
      ? name.slice(said.length + 1)
      : name.replace(new RegExp(` ${said}$`), "");
    return rest === name ? [] : [rest];
  });
  return [...half, ...rests];
}

function listWardEntries(): MatchEntry[] {
  const lgaNames = new Map(listLgas().map((lga) => [lga.code, lga.name]));
  return listWards().map(({ code, name, aliases, lgaCode, stateCode }) => ({
    kind: "ward",
    code,
    name,
    aliases,
    codes: [code],
    label: `${name}, ${lgaNames.get(lgaCode)}, ${stateName(stateCode)}`,
    stateCode,
    lgaCode,
  }));
}

const listSeatEntries = (kind: string): MatchEntry[] =>
  allConstituencies()
    .filter((seat) => seat.kind === kind)
    .map(({ code, name, aliases, inecCode, stateCode }) => ({
      kind,
      code,
      name,
      aliases,
      codes: [code, inecCode],
      label: `${name}, ${stateName(stateCode)}`,
      stateCode,
      lgaCode: null,
    }));

/** Active institutions, and closed ones of which no active one has a name. */
function listBankEntries(): MatchEntry[] {
  return allBanks().map((bank) => ({
    kind: "bank",
    code: bank.id,
    name: bank.name,
    aliases: bank.shortName === null ? bank.aliases : [bank.shortName, ...bank.aliases],
    codes: [
      bank.id,
      ...[bank.cbnCode, bank.nipCode].filter((code) => code !== null && isActive(bank)),
    ] as string[],
    label: isActive(bank) ? bank.name : `${bank.name} (closed)`,
    stateCode: null,
    lgaCode: null,
    isClosed: !isActive(bank),
  }));
}

const WEAK_PLACE_WORDS: ReadonlySet<string> = new Set(["unguwan", "community", "environs", "and"]);
const places = { variants: PLACE_WORDS, marks: NO_WORDS, weak: WEAK_PLACE_WORDS, generic: NO_WORDS };
const seatPhrases = (own: readonly string[]) => longestFirst([...own, "constituency", "const", "nigeria"]);

const seat = (kind: ListKind, phrases: readonly string[], one: string, says: RegExp): MatchList => ({
  rules: { ...places, idle: seatPhrases(phrases), prepare: (text) => text.replace(/&|\band\b/gi, "/") },
  entries: () => listSeatEntries(kind),
  noun: [one, `${one}s`.replace("constituencys", "constituencies")],
  says,
  part: false,
  more: false,
});

export const MATCH_LISTS: Readonly<Record<ListKind, MatchList>> = {
  state: {
    rules: {
      variants: NO_VARIANTS,
      marks: NO_WORDS,
      weak: NO_WORDS,
      generic: NO_WORDS,
      idle: longestFirst(STATE_PHRASES),
    },
    entries: listStateEntries,
    noun: ["state", "states"],
    says: /\bstate\b/i,
    part: false,
    more: false,
  },
  lga: {
    rules: { ...places, idle: longestFirst([...LGA_PHRASES, "nigeria"]) },
    entries: listLgaEntries,
    noun: ["LGA", "LGAs"],
    says: /\b(lga|l\.g\.a|local gov\w*|area council)\b/i,
    part: false,
    more: false,
  },
  ward: {
    rules: { ...places, idle: longestFirst(WARD_PHRASES) },
    entries: listWardEntries,
    noun: ["ward", "wards"],
    says: /\b(ward|registration area)\b/i,
    part: true,
    more: true,
  },
  senatorial_district: seat(
    "senatorial_district",
    ["senatorial district", "senatorial zone", "senatorial", "senate district", "sen district"],
    "senatorial district",
    /\bsenat\w*/i,
  ),
  federal_constituency: seat(
    "federal_constituency",
    ["federal constituency", "federal const", "fed constituency", "federal"],
    "federal constituency",
    /\bfed(eral)?\b/i,
  ),
  state_constituency: seat(
    "state_constituency",
    ["state constituency", "state const", "state assembly constituency", "state assembly", "state"],
    "state constituency",
    /\bstate\b/i,
  ),
  bank: {
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
      ]),
      weak: NO_WORDS,
      generic: new Set([
        "commercial",
        "community",
        "cooperative",
        "credit",
        "merchant",
        "salary",
        "savings",
        "trust",
      ]),
      marks: new Set(["mfb", "psb", "mortgage", "merchant", "finance"]),
      idle: longestFirst([
        "limited",
        "ltd",
        "plc",
        "nigeria",
        "nig",
        "nigeria limited",
        "of nigeria",
        "bank",
      ]),
      prepare: foldBank,
    },
    entries: listBankEntries,
    noun: ["institution", "institutions"],
    says: /\bbank\b/i,
    part: false,
    more: false,
  },
};
