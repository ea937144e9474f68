import { tables } from "@naijaref/records";
import type { Rule } from "../rule.ts";
import { textOf } from "../tables.ts";
import { dayOf, lastDayOf, plannedIn } from "./days.ts";

const file = tables.electionEvents.path;

export const passedDays: Rule = {
  name: "passed-days",
  description:
    "on the day of the newest line of changes.csv, no planned event has passed, and none that took place is to come.",
  check: (dataset) => {
    const today = dayOf(dataset);
    return [
      ...plannedIn(dataset)
        .filter((event) => lastDayOf(event) < today)
        .map((event) => ({
          file,
          key: textOf(event, "id"),
          message: `has passed: set took_place (without a report, name it in unverified_fields), or add the line with its new day`,
        })),
      ...dataset.electionEvents
        .filter((event) => event["took_place"] === true && textOf(event, "date") > today)
        .map((event) => ({
          file,
          key: textOf(event, "id"),
          message: `took place on a day after ${today}, the newest of changes.csv: correct took_place`,
        })),
    ];
  },
};
