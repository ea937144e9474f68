import { GROUPS, KINDS, type Kind, MATCH_KINDS, type MatchKind } from "naijaref/kinds";
import { capitalized } from "../../words.ts";

/** The words for several kinds. */
const GROUP_NAMES: Readonly<Record<keyof typeof GROUPS, string>> = {
  constituency: "Constituencies of any kind",
  place: "States, LGAs or wards",
};

const isGroup = (kind: MatchKind): kind is keyof typeof GROUPS => Object.hasOwn(GROUPS, kind);

const nameOf = (kind: MatchKind): string =>
  isGroup(kind) ? GROUP_NAMES[kind] : capitalized(KINDS[kind as Kind].plural);

export type PageKind = MatchKind | "polling_unit" | "address" | "phone" | "account" | "by_row";

export const KIND_NAMES: readonly (readonly [kind: MatchKind, name: string])[] = [
  ...MATCH_KINDS.filter((kind) => !isGroup(kind)),
  ...MATCH_KINDS.filter(isGroup),
].map((kind) => [kind, nameOf(kind)]);

/** The same with what needs more than the names of records: the units of a state, the words of addresses. */
export const LISTED_KINDS: readonly (readonly [kind: Exclude<PageKind, "by_row">, name: string])[] = [
  ...KIND_NAMES,
  ["polling_unit", capitalized(KINDS.polling_unit.plural)],
  ["address", "Addresses (each gets its LGA)"],
  ["phone", "Phone numbers"],
  ["account", "Account numbers (does the last digit fit the bank?)"],
];

const MORE_KINDS: Readonly<Partial<Record<PageKind, string>>> = {
  constituency: "constituencies",
  place: "states, LGAs or wards",
  address: "addresses",
  phone: "phone numbers",
  account: "account numbers",
};

export const nameOfKind = (kind: PageKind): string =>
  Object.hasOwn(KINDS, kind) ? KINDS[kind as Kind].plural : (MORE_KINDS[kind] ?? "any kind");
