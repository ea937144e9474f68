import { tables } from "@naijaref/records";
import { elects } from "@naijaref/tools/compile/derive-fields";
import type { Row } from "@naijaref/tools/table";
import { type CheckedDataset, keyOf, on, repeatsIn, rule, textOf } from "../rule.ts";

/** The events that are to come: no other has their new day, and they did not take place. */
export function plannedIn({ electionEvents }: CheckedDataset): readonly Row[] {
  const moved = new Set(electionEvents.map((event) => textOf(event, "supersedes")));
  return electionEvents.filter((event) => event["took_place"] !== true && !moved.has(textOf(event, "id")));
}

/**
 * The day of the dataset: that of its newest change. A rule asks for no clock, so that it stays as it was.
 */
export const dayOf = ({ changes }: CheckedDataset): string =>
  changes.map((change) => textOf(change, "date")).reduce((a, b) => (a > b ? a : b), "");

/** The last day of an event, or on which it may be; a year as its last day. */
function lastDayOf(event: Row): string {
  const date = textOf(event, "date_end") || textOf(event, "date") || textOf(event, "latest");
  return `${date}${"-12-31".slice(date.length - 4)}`;
}

export const eventNames = rule(
  "event-names",
  "the id of an event is what it is and its day, and lines of one event have the same kind and name.",
  function* ({ electionEvents }) {
    for (const event of electionEvents) {
      const word = textOf(event, "event").replaceAll("_", "-");
      // The first day or the last; the year if no day is set.
      const [first, last, year] = ["date", "date_end", "earliest"].map((field) => textOf(event, field));
      const ends = [first, last, year?.slice(0, 4)].filter((end) => end);
      if (ends.length === 0) {
        const message = "has no day: write date, or earliest and latest if no day is set";
        yield on("electionEvents", event, message);
      } else if (!ends.some((end) => textOf(event, "id") === `${word}-${end}`)) {
        const message = `is not ${word}-${ends[0]}: a new day is a new line with its own id`;
        yield on("electionEvents", event, message);
      }
    }
    for (const [event, first] of repeatsIn(electionEvents, (one) => textOf(one, "event"))) {
      const message = `has another kind or name than ${textOf(first, "id")}: write the same, or give it another event`;
      if (["kind", "name"].some((field) => event[field] !== first[field]))
        yield on("electionEvents", event, message);
    }
  },
);

const SHARED = ["event", "offices", "state_codes"] as const;

function* problemsOf(event: Row, before: Row, all: readonly Row[]): Generator<string> {
  const old = textOf(before, "id");
  for (const field of SHARED)
    if (String(event[field]) !== String(before[field]))
      yield `has another ${field} than ${old}, which it supersedes: write the same`;
  if (before["took_place"] === true)
    yield `supersedes ${old}, which took place: an event that took place has no new day`;
  if (all.some((other) => other !== event && textOf(other, "supersedes") === old))
    yield `supersedes ${old}, as another event does: name the day that was moved last`;
}

export const movedDays = rule(
  "moved-days",
  "a day that was moved stays: the event with the new day names it, and no event is removed from the list.",
  function* ({ electionEvents, recordChanges }) {
    const byId = new Map(electionEvents.map((event) => [textOf(event, "id"), event]));
    for (const event of electionEvents) {
      const before = byId.get(textOf(event, "supersedes"));
      if (before === undefined) continue;
      for (const message of problemsOf(event, before, electionEvents))
        yield on("electionEvents", event, message);
    }
    const message =
      "was removed: put its line back, and name it in `supersedes` of the line with the new day";
    for (const { kind, change, code } of recordChanges)
      if (kind === "election_events" && change === "removed" && !byId.has(code))
        yield { file: tables.electionEvents.path, key: code, message };
  },
);

export const onePlannedDay = rule(
  "one-planned-day",
  "no event is planned for two days, and no office of an area has two planned polls.",
  function* (dataset) {
    const planned = plannedIn(dataset);
    for (const [event, first] of repeatsIn(planned, (one) => textOf(one, "event"))) {
      const message = `is planned, as ${textOf(first, "id")} is: name the day that was moved in \`supersedes\``;
      yield on("electionEvents", event, message);
    }
    for (const office of dataset.offices) {
      const [first, ...others] = planned.filter((event) => elects(event, office));
      const message = `is a second planned poll for ${keyOf(tables.offices, office)}, beside ${textOf(first ?? {}, "id")}: an office of an area is elected once`;
      for (const other of others) yield on("electionEvents", other, message);
    }
  },
);

export const passedDays = rule(
  "passed-days",
  "on the day of the newest line of changes.csv, no planned event has passed, and none that took place is to come.",
  function* (dataset) {
    const today = dayOf(dataset);
    const passed =
      "has passed: set took_place (without a report, name it in unverified_fields), or add the line with its new day";
    for (const event of plannedIn(dataset))
      if (lastDayOf(event) < today) yield on("electionEvents", event, passed);
    const early = `took place on a day after ${today}, the newest of changes.csv: correct took_place`;
    for (const event of dataset.electionEvents)
      if (event["took_place"] === true && textOf(event, "date") > today)
        yield on("electionEvents", event, early);
  },
);
