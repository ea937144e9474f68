import type { ElectionEvent, Office } from "naijaref/elections";
import { dateInWords } from "../words.ts";

export const OFFICE_WORDS: Readonly<Record<Office["office"], string>> = {
  president: "President",
  senate: "Senate",
  house_of_representatives: "House of Representatives",
  governor: "Governor",
  state_assembly: "House of Assembly",
};

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const weekdayOf = (day: string): string => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "";

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

/** INEC, which decides. */
export const INEC = "https://www.inecnigeria.org";
