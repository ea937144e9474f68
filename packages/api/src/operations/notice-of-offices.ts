import { listElectionEvents, type OfficeAtPlace, type OfficesAtPlace } from "naijaref/elections";

const WORDS = {
  president: "president",
  senate: "Senate",
  house_of_representatives: "House of Representatives",
  governor: "governor",
  state_assembly: "House of Assembly",
} as const;

/** "governor on 2027-02-06", "governor in 2029", "governor between 2027-08-17 and 2027-12-15". */
function whenOf({ office, day, earliest, latest }: OfficeAtPlace): string {
  if (day !== null) return `${WORDS[office]} on ${day}`;
  if (earliest === null) return `${WORDS[office]} on a day that is not known`;
  return earliest === latest
    ? `${WORDS[office]} in ${earliest}`
    : `${WORDS[office]} between ${earliest} and ${latest}`;
}

/** What became of a unit's code that INEC's list of 2023 does not have. */
function aboutUnit({ place }: OfficesAtPlace): string | undefined {
  const unit = place?.pollingUnit;
  if (unit === null || unit === undefined || unit.isListed) return undefined;
  const here = `These are the offices of its ward ${place?.ward?.code}.`;
  return unit.former === null
    ? `The unit ${unit.code} is not in INEC's list of 2023: INEC may have made it since. ${here}`
    : `The unit ${unit.code} is of an older list of INEC: its code now is ${unit.former.codeNow ?? "not known"}. ${here}`;
}

/** Why nothing or not everything is elected on a day. */
function aboutDay({ place, offices, onOtherDays }: OfficesAtPlace, day: string): string | undefined {
  if (place !== null) {
    // Of a place that votes on the day, only what it alone does otherwise is worth a word.
    const others = onOtherDays
      .filter(({ cycle }) => offices.length === 0 || cycle === "off_cycle")
      .map(whenOf);
    const name = place.state.code === "FC" ? "the FCT" : place.state.name;
    if (others.length === 0) return undefined;
    const none = offices.length === 0 ? `No poll is planned in ${name} on ${day}. ` : "";
    return `${none}${name === "the FCT" ? "The FCT" : name} elects on other days: ${others.join("; ")}.`;
  }
  if (offices.length > 0) return undefined;
  const moved = listElectionEvents({ kind: "poll", status: "superseded", from: day, to: day });
  const [event] = moved.ok ? moved.value : [];
  return event === undefined
    ? `No poll is planned on ${day}: /v1/elections?kind=poll lists the days.`
    : `No poll is planned on ${day}: it was moved, and the new event is ${event.supersededBy}.`;
}

/** What the caller must know beside the offices, in a sentence or two; undefined if there is nothing. */
export function noticeOf(found: OfficesAtPlace, day: string | undefined): string | undefined {
  const notices = [aboutUnit(found), day === undefined ? undefined : aboutDay(found, day)];
  const said = notices.filter((notice) => notice !== undefined);
  return said.length === 0 ? undefined : said.join(" ");
}
