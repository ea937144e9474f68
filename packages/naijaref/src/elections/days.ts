import type { ElectionEvent } from "../generated/records.ts";

/** The first and the last day on which something is or may be, as days. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** A year, a month or a day as its first day, or its last: every month has 31 days for comparing. */
const firstDay = (date: string): string => `${date}${"-01-01".slice(date.length - 4)}`;
const lastDay = (date: string): string => `${date}${"-12-31".slice(date.length - 4)}`;

/** The days of an event: its own, or those on which it may be. */
export function spanOf({
  date,
  dateEnd,
  earliest,
  latest,
}: Pick<ElectionEvent, "date" | "dateEnd" | "earliest" | "latest">): Span {
  if (date !== null) return { from: date, to: dateEnd ?? date };
  return { from: firstDay(earliest ?? "0000"), to: lastDay(latest ?? earliest ?? "9999") };
}

const DAY = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;

/** Whether a text is a day of the calendar as `2027-01-16`. */
export function isDay(text: unknown): text is string {
  if (typeof text !== "string" || !DAY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
