import { GROUPS, type Kind, listsOf, MATCH_KINDS, type MatchKind } from "naijaref/kinds";
import type { MatchStatus } from "naijaref/match";
import { pluralOf } from "../../parts/field-names.ts";
import { capitalized } from "../../words.ts";

export type PageKind = MatchKind | "polling_unit" | "address" | "phone" | "account" | "by_row";

/** What those that are no kind of record are called, among many and as a choice. */
const WORDS: Readonly<Partial<Record<PageKind, readonly [many: string, choice?: string]>>> = {
  constituency: ["constituencies", "Constituencies of any kind"],
  place: ["states, LGAs or wards"],
  address: ["LGAs of addresses", "Addresses (each gets its LGA)"],
  phone: ["phone numbers"],
  account: ["account numbers", "Account numbers (does the last digit fit the bank?)"],
  by_row: ["what each row says"],
};

/** In a sentence: `wards`. */
export const manyOf = (kind: PageKind): string => WORDS[kind]?.[0] ?? pluralOf(kind as Kind);

const isGroup = (kind: MatchKind): boolean => Object.hasOwn(GROUPS, kind);

const LISTED: readonly Exclude<PageKind, "by_row">[] = [
  ...MATCH_KINDS.toSorted((a, b) => Number(isGroup(a)) - Number(isGroup(b))),
  ...(["polling_unit", "address", "phone", "account"] as const),
];

/** The kinds that a column can be of, with what each is called. */
export const LISTED_KINDS = LISTED.map(
  (kind) => [kind, WORDS[kind]?.[1] ?? capitalized(manyOf(kind))] as const,
);

export const STATUS_WORDS: Readonly<Record<MatchStatus, readonly [one: string, many: string]>> = {
  exact: ["exact", "exact"],
  alias: ["other name", "other names"],
  typo: ["spelling fixed", "spellings fixed"],
  ambiguous: ["more than one", "more than one"],
  none: ["no match", "no match"],
};

/** In place of a system: ids of any, as far as they cannot be names or counts. */
export const ANY_SYSTEM = "any";

/** A system of ids, as the page has it from the concordance. */
export interface System {
  readonly id: string;
  readonly name: string;
  readonly kinds: readonly string[];
}

export function systemsOf(kind: PageKind, systems: readonly System[]): readonly System[] {
  if (kind === "by_row") return systems;
  if (!(MATCH_KINDS as readonly string[]).includes(kind)) return [];
  const lists: readonly string[] = listsOf(kind as MatchKind);
  return systems.filter(({ kinds }) => kinds.some((one) => lists.includes(one)));
}

/** What a column may have: names, or ids of a system. */
export const systemChoices = (systems: readonly System[]): readonly (readonly [string, string])[] => [
  ["", "Names, or our own codes"],
  [ANY_SYSTEM, "Ids of several systems, where they cannot be names"],
  ...systems.map(({ id, name }) => [id, name] as const),
];
