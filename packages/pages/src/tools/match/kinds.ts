import type { MatchKind } from "naijaref/match";

/** What a name can be matched with, in words; a test says if a kind is missing. */
export const KIND_NAMES: readonly (readonly [kind: MatchKind, name: string])[] = [
  ["lga", "LGAs"],
  ["state", "States"],
  ["ward", "Wards"],
  ["bank", "Banks"],
  ["senatorial_district", "Senatorial districts"],
  ["federal_constituency", "Federal constituencies"],
  ["state_constituency", "State constituencies"],
  ["constituency", "Constituencies of any kind"],
  ["place", "States, LGAs or wards"],
];
