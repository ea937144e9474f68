import {
  type Constituency,
  type ElectionEvent,
  listElectionEvents,
  type OfficeAtPlace,
  type VotingPlace,
} from "naijaref/elections";
import { constituencyAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import type { Row } from "../parts/answer.tsx";
import { dateInWords } from "../words.ts";

const WEEKDAY = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" });

const weekdayOf = (day: string): string => WEEKDAY.format(new Date(day));

/** `Saturday, 16 January 2027`. */
export const dayInWords = (day: string): string => `${weekdayOf(day)}, ${dateInWords(day)}`;

/** `Sat 16 Jan`, for the head of a narrow column below the year. */
export function shortDay(day: string): string {
  const [number, month = ""] = dateInWords(day).split(" ");
  return `${weekdayOf(day).slice(0, 3)} ${number} ${month.slice(0, 3)}`;
}

type Days = Pick<ElectionEvent, "earliest" | "latest">;

/** Between which days something may be of which no day is set: `2029`, `between 16 September 2027 and …`. */
export function windowInWords({ earliest, latest }: Days): string {
  if (earliest === null) return "on a day that is not known";
  return latest === null || earliest === latest
    ? `in ${dateInWords(earliest)}`
    : `between ${dateInWords(earliest)} and ${dateInWords(latest)}`;
}

/** The days of an event: one, several, or those on which it may be. */
export function daysInWords({
  date,
  dateEnd,
  ...window
}: Pick<ElectionEvent, "date" | "dateEnd"> & Days): string {
  if (date === null) return windowInWords(window);
  return dateEnd === null ? dateInWords(date) : `${dateInWords(date)} to ${dateInWords(dateEnd)}`;
}

export const INEC = "https://www.inecnigeria.org";

/** The legislature of each kind of seat, and its name where there is little space. */
export const HOUSES: Readonly<
  Record<Constituency["kind"], { readonly house: string; readonly label: string }>
> = {
  senatorial_district: { house: "Senate", label: "Senate" },
  federal_constituency: { house: "House of Representatives", label: "House of Reps" },
  state_constituency: { house: "House of Assembly", label: "Assembly" },
};

export const seatRows = (
  seats: readonly Constituency[],
  noteOf?: (seat: Constituency) => string | undefined,
): readonly Row[] =>
  seats.map((seat) => ({
    label: HOUSES[seat.kind].label,
    name: seat.name,
    address: constituencyAddress(seat),
    code: seat.code,
    note: noteOf?.(seat),
  }));

export function pollDay(word: string): string {
  const events = certain(listElectionEvents({ kind: "poll" }));
  const event = events.find((one) => one.event === word && one.status !== "superseded");
  return event === undefined ? "a day that is not known" : daysInWords(event);
}

/** An office with who elects it, a line for each constituency that it may be. */
export const officeRows = (office: OfficeAtPlace, state: string, note?: string): readonly Row[] => {
  const { constituencies, constituencyKind, stateCode, unverifiedFields } = office;
  const isUnsure = unverifiedFields.some((field) => field === "day" || field === "constituencies");
  if (constituencyKind === null)
    return [
      {
        label: office.office === "president" ? "President" : "Governor",
        name: stateCode === null ? "Nigeria" : state,
        note,
        isUnsure,
      },
    ];
  const { length } = constituencies;
  const own = length > 1 ? [`one of ${length}`, note].filter(Boolean).join(", ") : note;
  return seatRows(constituencies, () => own).map((row) => ({ ...row, isUnsure }));
};

export function doubtOfUnit({ code, former }: NonNullable<VotingPlace["pollingUnit"]>): string {
  if (former === null)
    return `The unit ${code} is not in INEC's list of 2023. INEC may have made it since: the ward is read from the code.`;
  const now =
    former.codeNow === null
      ? "It is not known what became of the unit."
      : `A unit of that name, probably the same, has the code ${former.codeNow} now.`;
  return `The code ${code} is of an older list of INEC. ${now}`;
}
