import { allConstituencies } from "../elections/constituencies.ts";
import { isDirection, spellOutDirections } from "../names/directions.ts";
import { fold } from "../names/fold.ts";
import { withoutNumbering } from "../names/tokens.ts";
import { PHRASES } from "../names/vocabulary.ts";
import { labelInState, MatchEntry, type MatchList, PLACE_RULES } from "./list.ts";
import { ReadingRules } from "./reading.ts";

const BETWEEN = /\s*[/\\,&;()[\]+]\s*|\s+(?:and|-|–)\s+/i;

/** "Southwest" and "South-West". */
const GLUED = /\b(north|south)-?(east|west)\b/gi;

/**
 * Seats are written with the name before a direction once: "Aba North/South", "Yagba East/West/Mopamuro",
 * "Awka North & South", "Akoko Southeast/Southwest" and "Umuahia(N/S)/Ikwuano" are "Aba North/Aba South" and
 * so on.
 */
function repeatNames(text: string): string {
  const parts = text
    .replace(GLUED, "$1 $2")
    .split(BETWEEN)
    .filter((part) => part.trim() !== "");
  if (parts.length < 2) return text;
  const names = parts.map((part) =>
    fold(part).replace(/ (?:federal|state|senatorial)?(?: ?(?:constituency|const|district))?$/, ""),
  );
  let before = "";
  const whole = parts.flatMap((part, at) => {
    const folded = names[at] ?? "";
    if (before !== "" && isDirection(folded)) {
      const [, direction = ""] = / (.*)/.exec(spellOutDirections(`x ${folded}`) ?? ` ${folded}`) ?? [];
      return `${before} ${direction}`;
    }
    const named = /^(.+?) (?:north|south|east|west|central|[nsew]|[ns][ew])(?: (?:east|west|[ew]))?$/.exec(
      folded,
    );
    before = named?.[1] ?? folded;
    // Of "Umuahia(N/S)" the name alone is no part.
    return named === null && isDirection(names[at + 1] ?? "") ? [] : part;
  });
  return whole.join("/");
}

function listSeatEntries(kind: string): MatchEntry[] {
  const of = { kind, labelOf: labelInState };
  const seats = allConstituencies().filter((seat) => seat.kind === kind);
  return seats.map(
    ({ code, name, aliases, stateCode, inecCode }) =>
      // INEC's code without its state too: FC/236.
      new MatchEntry(of, {
        code,
        name,
        aliases,
        stateCode,
        otherCodes: [inecCode, inecCode.replace(/\/[A-Z]+$/, "")],
      }),
  );
}

const seat = (kind: string, phrases: readonly string[]): MatchList => ({
  rules: new ReadingRules({
    ...PLACE_RULES,
    stopPhrases: [...phrases, "constituency", "constituencies", "const", "nigeria"],
    prepare: (text) => repeatNames(withoutNumbering(text)),
  }),
  entries: () => listSeatEntries(kind),
});

export const SEATS = {
  senatorial_district: seat("senatorial_district", PHRASES.senatorial_district),
  federal_constituency: seat("federal_constituency", PHRASES.federal_constituency),
  state_constituency: seat("state_constituency", [...PHRASES.state_constituency, "state"]),
};
