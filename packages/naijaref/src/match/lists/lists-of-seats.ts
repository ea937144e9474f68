import { allConstituencies } from "../../elections/constituencies.ts";
import { withoutNumbering } from "../reading/numbering.ts";
import { entryInState } from "./entry-in-state.ts";
import { longestFirst, type MatchList } from "./match-list.ts";
import type { MatchEntry } from "./names.ts";
import { PLACE_RULES } from "./place-words.ts";
import { repeatNames } from "./seat-parts.ts";

const listSeatEntries = (kind: string): MatchEntry[] =>
  allConstituencies()
    .filter((seat) => seat.kind === kind)
    .map((one) => entryInState(kind, one));

const seatPhrases = (own: readonly string[]) =>
  longestFirst([...own, "constituency", "constituencies", "const", "nigeria"]);

const seat = (kind: string, phrases: readonly string[], says: RegExp): MatchList => ({
  rules: {
    ...PLACE_RULES,
    idle: seatPhrases(phrases),
    prepare: (text) => repeatNames(withoutNumbering(text)),
  },
  entries: () => listSeatEntries(kind),
  says,
  part: false,
  more: false,
});

export const SEATS = {
  senatorial_district: seat(
    "senatorial_district",
    [
      "senatorial district",
      "senatorial dist",
      "sen dist",
      "sen zone",
      "senatorial zone",
      "senatorial",
      "senate district",
      "sen district",
      "senate",
    ],
    /\bsenat\w*/i,
  ),
  federal_constituency: seat(
    "federal_constituency",
    [
      "federal constituency",
      "federal const",
      "fed constituency",
      "fed const",
      "federal const",
      "federal",
      "house of representatives",
      "house of reps",
      "reps",
      "hor",
    ],
    /\bfed(eral)?\b/i,
  ),
  state_constituency: seat(
    "state_constituency",
    [
      "state constituency",
      "state const",
      "house of assembly",
      "state house of assembly",
      "hoa",
      "state assembly constituency",
      "state assembly",
      "state",
    ],
    /\bstate\b/i,
  ),
};
