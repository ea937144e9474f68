import { allConstituencies } from "../../elections/constituencies.ts";

import { withoutNumbering } from "../../names/tokens.ts";
import { PHRASES } from "../../names/vocabulary.ts";
import { entryInState } from "./entry-in-state.ts";
import { longestFirst, type MatchList, PLACE_RULES } from "./match-list.ts";
import type { MatchEntry } from "./names.ts";
import { repeatNames } from "./seat-parts.ts";

const listSeatEntries = (kind: string): MatchEntry[] =>
  allConstituencies()
    .filter((seat) => seat.kind === kind)
    .map((one) => {
      const entry = entryInState(kind, one);
      // INEC's code without its state: FC/236.
      return { ...entry, codes: [...entry.codes, one.inecCode.replace(/\/[A-Z]+$/, "")] };
    });

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
  senatorial_district: seat("senatorial_district", PHRASES.senatorial_district, /\bsenat\w*/i),
  federal_constituency: seat("federal_constituency", PHRASES.federal_constituency, /\bfed(eral)?\b/i),
  state_constituency: seat("state_constituency", [...PHRASES.state_constituency, "state"], /\bstate\b/i),
};
