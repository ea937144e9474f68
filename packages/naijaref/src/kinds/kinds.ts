import { oneOf, requireArgument } from "../arguments.ts";
import { CONSTITUENCY_KINDS, SEARCH_RESULT_KINDS } from "../generated/enums.ts";
import type { Suggestion } from "../generated/records.ts";

/**
 * Every kind of record that has a name of its own, once: its words, how it is addressed, and what of it is
 * missing where. Search, suggestions, matching, reconciliation, the tools for models, the pages and the
 * command read this list. A new kind is one entry here, one in `records.ts`, its name in
 * `SUGGESTION_KINDS` and its page in `packages/pages/src/records/`; the compiler and the test of every way to
 * every kind (`tests/system/service/kinds.test.ts`) name the rest.
 */

/**
 * A way to the records of a kind. `search`: `/v1/search` and `searchPlaces`. `suggest`: `/v1/suggest`, and
 * what may have been meant where a look-up finds nothing. `match`: `/v1/match`, the page and the command.
 * `reconcile`: what OpenRefine asks. `agents`: the records that a program of a language model reads whole.
 * `page`: a page of its own. `address`: `/v1/<path>/<code>`.
 */
export type Door = (typeof DOORS)[number];

const DOORS = ["search", "suggest", "match", "reconcile", "agents", "page", "address"] as const;

const DOOR = /* @__PURE__ */ oneOf(DOORS);

export interface KindOfRecord {
  /** In a sentence: "LGA". */
  readonly noun: string;
  readonly plural: string;
  /** In full, as a heading. */
  readonly title: string;
  /** The first word of its addresses, after `/v1` and on the pages. */
  readonly path: string;
  /** Why a look-up found none. */
  readonly unknown: string;
  /** Whether several share a name, so that only the code says which one is meant. */
  readonly sharesNames: boolean;
  /** How many digits those codes have that are digits alone: a spreadsheet takes away their leading zeros. */
  readonly digits: readonly number[];
  /** The ways that do not lead to it, each with the reason. */
  readonly without: Readonly<Partial<Record<Door, string>>>;
}

const ONLY_PLACES = { search: "/v1/search finds places; /v1/suggest finds records of every kind" } as const;

const USUAL = { sharesNames: false, digits: [], without: {} } as const;

const SEAT = {
  ...USUAL,
  path: "constituencies",
  unknown: "unknown_constituency",
  sharesNames: true,
  without: ONLY_PLACES,
} as const;

const APART = "the names of polling units are in a package of their own, and loaded a state at a time";

const FEW_PARTIES = "parties are few, and /v1/parties/{acronym} finds one by any of its names";

export const KINDS = {
  state: {
    ...USUAL,
    noun: "state",
    plural: "states",
    title: "State",
    path: "states",
    unknown: "unknown_state",
    digits: [2],
  },
  lga: {
    ...USUAL,
    noun: "LGA",
    plural: "LGAs",
    title: "Local government area",
    path: "lgas",
    unknown: "unknown_lga",
  },
  ward: {
    ...USUAL,
    noun: "ward",
    plural: "wards",
    title: "Ward",
    path: "wards",
    unknown: "unknown_ward",
    sharesNames: true,
  },
  senatorial_district: {
    ...SEAT,
    noun: "senatorial district",
    plural: "senatorial districts",
    title: "Senatorial district",
  },
  federal_constituency: {
    ...SEAT,
    noun: "federal constituency",
    plural: "federal constituencies",
    title: "Federal constituency",
  },
  state_constituency: {
    ...SEAT,
    noun: "state constituency",
    plural: "state constituencies",
    title: "State constituency",
  },
  polling_unit: {
    ...USUAL,
    noun: "polling unit",
    plural: "polling units",
    title: "Polling unit",
    path: "polling-units",
    unknown: "unknown_unit",
    sharesNames: true,
    without: { search: APART, suggest: APART, agents: APART },
  },
  locality: {
    ...USUAL,
    noun: "locality",
    plural: "localities",
    title: "Locality",
    path: "localities",
    unknown: "unknown_locality",
    sharesNames: true,
    without: {
      search: "/v1/search finds the LGA in which a locality lies; /v1/suggest finds the locality",
    },
  },
  bank: {
    ...USUAL,
    noun: "bank",
    plural: "banks",
    title: "Bank or other licensed institution",
    path: "banks",
    unknown: "unknown_bank",
    digits: [3, 6],
    without: ONLY_PLACES,
  },
  party: {
    ...USUAL,
    noun: "party",
    plural: "parties",
    title: "Political party",
    path: "parties",
    unknown: "unknown_party",
    without: { ...ONLY_PLACES, match: FEW_PARTIES, reconcile: FEW_PARTIES },
  },
} as const satisfies Readonly<Record<Suggestion["kind"] | "polling_unit", KindOfRecord>>;

export type Kind = keyof typeof KINDS;

/** The codes that a number may be whose leading zeros a spreadsheet took away: of a bank, 58 was 058. */
export function withLostZeros(text: string, kind: Kind): string[] {
  const digits = text.trim();
  if (!/^[0-9]+$/.test(digits)) return [];
  const widths: readonly number[] = KINDS[kind].digits;
  return widths.filter((width) => width > digits.length).map((width) => digits.padStart(width, "0"));
}

/** The kinds to which a way leads. */
export type KindBy<D extends Door> = {
  [K in Kind]: D extends keyof (typeof KINDS)[K]["without"] ? never : K;
}[Kind];

/** The kinds to which a way leads, in the order of the list. */
export function kindsBy<D extends Door>(door: D): readonly KindBy<D>[] {
  requireArgument("kindsBy", "door", door, DOOR);
  return (Object.keys(KINDS) as Kind[]).filter((kind): kind is KindBy<D> => !(door in KINDS[kind].without));
}

/** Several kinds by one word, for who does not know which of them a name is. */
export const GROUPS = { constituency: CONSTITUENCY_KINDS, place: SEARCH_RESULT_KINDS } as const;

/** A kind that has a list of names in this package to match a text with. */
export type ListKind = Exclude<KindBy<"match">, "polling_unit">;

/** What a text can be matched with: a kind, any of the three kinds of seat, or a state, LGA or ward. */
export type MatchKind = ListKind | keyof typeof GROUPS;

const isPlace = (kind: string): boolean => GROUPS.place.some((place) => place === kind);

/** Polling units have a matcher of their own, because their names are not in this package. */
const listKinds = (): readonly ListKind[] =>
  kindsBy("match").filter((kind): kind is ListKind => kind !== "polling_unit");

export const MATCH_KINDS: readonly MatchKind[] = /* @__PURE__ */ (() =>
  Object.freeze([
    ...listKinds().filter(isPlace),
    "constituency" as const,
    ...listKinds().filter((kind) => !isPlace(kind)),
    "place" as const,
  ]))();

export const listsOf = (kind: MatchKind): readonly ListKind[] =>
  kind === "place" || kind === "constituency" ? GROUPS[kind] : [kind];
