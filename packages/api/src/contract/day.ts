import { DAY } from "@naijaref/records";
import type { Kind } from "./parameter.ts";

/** A day of the calendar. */
export const day: Kind<string> = {
  schema: { type: "string", pattern: `^${DAY}$` },
  write: String,
  read: (text) => {
    const value = text.trim();
    const date = new Date(`${value}T00:00:00Z`);
    // A month without the day would be read as a day of the next.
    const isDay =
      new RegExp(`^${DAY}$`).test(value) &&
      !Number.isNaN(date.getTime()) &&
      date.toISOString().startsWith(value);
    return isDay
      ? { ok: true, value }
      : { ok: false, problem: "must be a day of the calendar such as 2027-01-16" };
  },
};
