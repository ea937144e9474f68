/**
 * What a text can be matched with. `constituency` is any of the three kinds of seat, `place` a state, LGA or
 * ward.
 */
export const MATCH_KINDS = /* @__PURE__ */ Object.freeze([
  "state",
  "lga",
  "ward",
  "constituency",
  "senatorial_district",
  "federal_constituency",
  "state_constituency",
  "bank",
  "place",
] as const);

export type MatchKind = (typeof MATCH_KINDS)[number];

/** The lists that are not made of others. */
export type ListKind = Exclude<MatchKind, "constituency" | "place">;

/**
 * What a text can mean. Polling units have a matcher of their own, because their names are not in this
 * package.
 */
export type RecordKind = ListKind | "polling_unit";

/** The lists of which a kind is made. */
export const listsOf = (kind: MatchKind): readonly ListKind[] => {
  if (kind === "place") return ["state", "lga", "ward"];
  return kind === "constituency"
    ? ["senatorial_district", "federal_constituency", "state_constituency"]
    : [kind];
};
