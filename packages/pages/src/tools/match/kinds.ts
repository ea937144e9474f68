import { GROUPS, KINDS, type Kind, listsOf, MATCH_KINDS, type MatchKind } from "naijaref/kinds";
import type { MatchStatus } from "naijaref/match";
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

const nameOfKind = (kind: PageKind): string =>
  Object.hasOwn(KINDS, kind) ? KINDS[kind as Kind].plural : (MORE_KINDS[kind] ?? "any kind");

/** How a text was matched: of one row, and of several. */
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

/** The systems that have ids of a kind. */
export function systemsOf(kind: PageKind, systems: readonly System[]): readonly System[] {
  if (kind === "by_row") return systems;
  if (!(MATCH_KINDS as readonly string[]).includes(kind)) return [];
  const lists: readonly string[] = listsOf(kind as MatchKind);
  return systems.filter(({ kinds }) => kinds.some((one) => lists.includes(one)));
}

/** Why what is read cannot be ids of a system; empty where it can. */
export function systemProblem(kind: PageKind, system: string, systems: readonly System[]): string {
  const fitting = systemsOf(kind, systems);
  if (system === "" || fitting.some(({ id }) => id === system)) return "";
  if (system === ANY_SYSTEM && fitting.length > 0) return "";
  const name = systems.find(({ id }) => id === system)?.name ?? "No other system";
  return `“${name}” has no ${nameOfKind(kind)}. Choose another, or names.`;
}

/** What a column may have: names, or ids of a system. */
export const systemChoices = (systems: readonly System[]): readonly (readonly [string, string])[] => [
  ["", "Names, or our own codes"],
  [ANY_SYSTEM, "Ids of several systems, where they cannot be names"],
  ...systems.map(({ id, name }) => [id, name] as const),
];

const asId = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_");

/** The system that a heading names, as "Paystack code" and "geonames_id". */
export function systemInHeading(heading: string, systems: readonly System[]): System | undefined {
  const said = asId(heading);
  return (
    systems.find(({ id }) => id === said) ??
    systems.find(({ id }) => id === said.replace(/_?(?:ids?|codes?)$/, ""))
  );
}
