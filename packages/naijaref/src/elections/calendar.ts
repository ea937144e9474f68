import { OBJECT, type Rule, requireArgument, requireOptions, TEXT } from "../arguments.ts";
import type { ElectionEvent } from "../generated/records.ts";
import { getElectionEvent, isDay } from "./events.ts";

export interface CalendarOptions {
  /** The data version, as in `dataVersion`: it dates the entries. */
  readonly version: string;
  /** The calendar's name, as calendars show it. */
  readonly name?: string | undefined;
}

const isEvent = (value: unknown): boolean => {
  if (!OBJECT.is(value)) return false;
  const { id, name, date, dateEnd, note, unverifiedFields } = value as Partial<ElectionEvent>;
  return (
    [id, name].every(TEXT.is) &&
    [date, dateEnd].every((day) => day === null || isDay(day)) &&
    (note === null || TEXT.is(note)) &&
    Array.isArray(unverifiedFields)
  );
};

const EVENTS: Rule = {
  is: (value) => Array.isArray(value) && value.every(isEvent),
  must: "be a list of events, as listElectionEvents returns them",
};

const VERSION: Rule = {
  is: (value) => typeof value === "string" && isDay(value.slice(0, 10)),
  must: "be a data version, which begins with a day",
};

/** RFC 5545, 3.3.11. */
const inCalendar = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** In UTF-8. */
const octetsOf = (point: number): number => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4);

/** RFC 5545, 3.1: a line has at most 75 octets, and goes on behind a line break and a blank. */
function fold(line: string): string {
  let folded = "";
  let width = 0;
  for (const letter of line) {
    const octets = octetsOf(letter.codePointAt(0) as number);
    if (width + octets > 75) {
      folded += "\r\n ";
      width = 1;
    }
    folded += letter;
    width += octets;
  }
  return folded;
}

const compact = (day: string): string => day.replaceAll("-", "");

/** An event of a whole day ends on the day after. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** The events that this one superseded, the oldest first, and itself. */
function movesOf(event: ElectionEvent): readonly ElectionEvent[] {
  const before = getElectionEvent(event.supersedes ?? "");
  return before === undefined ? [event] : [...movesOf(before), event];
}

function notesOf({ note, unverifiedFields, newestSource }: ElectionEvent): string {
  return [
    unverifiedFields.includes("date") ? "The day is not certain." : "",
    note ?? "",
    `Newest source: ${newestSource ?? "no date known"}. INEC decides: https://www.inecnigeria.org`,
  ]
    .filter((one) => one !== "")
    .join(" ");
}

/**
 * Events as a calendar (iCalendar, RFC 5545), each on whole days. Left out are those whose day is not set,
 * and those whose day was moved: the event with the new day has the same UID, so that a calendar which
 * follows this one moves its entry.
 *
 * @throws TypeError where an argument is not what it must be.
 */
export function writeCalendar(events: readonly ElectionEvent[], options: CalendarOptions): string {
  requireArgument("writeCalendar", "events", events, EVENTS);
  requireArgument("writeCalendar", "options", options, OBJECT);
  requireArgument("writeCalendar", "version", options.version, VERSION);
  requireOptions("writeCalendar", options, { version: VERSION, name: TEXT });
  const { version, name = "Elections in Nigeria" } = options;
  const stamp = `${compact(version.slice(0, 10))}T000000Z`;
  const entries = events.flatMap((event) => {
    const { date, dateEnd, status } = event;
    if (date === null || status === "superseded") return [];
    const moves = movesOf(event);
    return [
      "BEGIN:VEVENT",
      `UID:${moves[0]?.id}@naijaref`,
      `SEQUENCE:${moves.length - 1}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(dateEnd ?? date))}`,
      `SUMMARY:${inCalendar(event.name)}`,
      `DESCRIPTION:${inCalendar(notesOf(event))}`,
      "STATUS:CONFIRMED",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ];
  });
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//naijaref//elections//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${inCalendar(name)}`,
    ...entries,
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
