import { tables } from "@naijaref/records";
import { elects } from "@naijaref/tools/compile/derive-fields";
import { groupBy, type Row } from "@naijaref/tools/table";
import { type CheckedDataset, type Finding, keyOf, type Rule, textOf } from "../rule.ts";

/** The events that are to come: no other has their new day, and they did not take place. */
export function plannedIn({ electionEvents }: CheckedDataset): readonly Row[] {
  const moved = new Set(electionEvents.map((event) => textOf(event, "supersedes")));
  return electionEvents.filter((event) => event["took_place"] !== true && !moved.has(textOf(event, "id")));
}

/**
 * The day of the dataset: that of its newest change. A rule asks for no clock, so that it stays as it was.
 */
export const dayOf = ({ changes }: CheckedDataset): string =>
  changes
    .map((change) => textOf(change, "date"))
    .sort()
    .at(-1) ?? "";

/** The last day of an event, or on which it may be; a year as its last day. */
function lastDayOf(event: Row): string {
  const date = textOf(event, "date_end") || textOf(event, "date") || textOf(event, "latest");
  return `${date}${"-12-31".slice(date.length - 4)}`;
}

const file = tables.electionEvents.path;

/** What an id may end in: the first day or the last; the year if no day is set. */
const endsOf = (event: Row): readonly string[] =>
  [textOf(event, "date"), textOf(event, "date_end"), textOf(event, "earliest").slice(0, 4)].filter(
    (end) => end !== "",
  );

function findWrongIds(event: Row): Finding[] {
  const id = textOf(event, "id");
  const word = textOf(event, "event").replaceAll("_", "-");
  const ends = endsOf(event);
  if (ends.length === 0)
    return [{ file, key: id, message: "has no day: write date, or earliest and latest if no day is set" }];
  return ends.some((end) => id === `${word}-${end}`)
    ? []
    : [{ file, key: id, message: `is not ${word}-${ends[0]}: a new day is a new line with its own id` }];
}

export const eventNames: Rule = {
  name: "event-names",
  description:
    "the id of an event is what it is and its day, and lines of one event have the same kind and name.",
  check: ({ electionEvents }) => [
    ...electionEvents.flatMap(findWrongIds),
    ...[...groupBy(electionEvents, (event) => textOf(event, "event")).values()].flatMap(
      ([first, ...others]) =>
        others
          .filter((other) => ["kind", "name"].some((field) => other[field] !== first?.[field]))
          .map((other) => ({
            file,
            key: textOf(other, "id"),
            message: `has another kind or name than ${textOf(first as Row, "id")}: write the same, or give it another event`,
          })),
    ),
  ],
};

const SHARED = ["event", "offices", "state_codes"] as const;

const problemsOf = (event: Row, before: Row, all: readonly Row[]): string[] => {
  const old = textOf(before, "id");
  return [
    ...SHARED.filter((field) => String(event[field]) !== String(before[field])).map(
      (field) => `has another ${field} than ${old}, which it supersedes: write the same`,
    ),
    ...(before["took_place"] === true
      ? [`supersedes ${old}, which took place: an event that took place has no new day`]
      : []),
    ...(all.some((other) => other !== event && textOf(other, "supersedes") === old)
      ? [`supersedes ${old}, as another event does: name the day that was moved last`]
      : []),
  ];
};

export const movedDays: Rule = {
  name: "moved-days",
  description:
    "a day that was moved stays: the event with the new day names it, and no event is removed from the list.",
  check: ({ electionEvents, recordChanges }) => {
    const byId = new Map(electionEvents.map((event) => [textOf(event, "id"), event]));
    return [
      ...electionEvents.flatMap((event): Finding[] => {
        const before = byId.get(textOf(event, "supersedes"));
        const problems = before === undefined ? [] : problemsOf(event, before, electionEvents);
        return problems.map((message) => ({ file, key: textOf(event, "id"), message }));
      }),
      ...recordChanges
        .filter(
          ({ kind, change, code }) => kind === "election_events" && change === "removed" && !byId.has(code),
        )
        .map(({ code }) => ({
          file,
          key: code,
          message: "was removed: put its line back, and name it in `supersedes` of the line with the new day",
        })),
    ];
  },
};

const findPlannedTwice = (dataset: CheckedDataset): Finding[] =>
  [...groupBy(plannedIn(dataset), (event) => textOf(event, "event")).values()].flatMap(([first, ...others]) =>
    others.map((other) => ({
      file,
      key: textOf(other, "id"),
      message: `is planned, as ${textOf(first ?? {}, "id")} is: name the day that was moved in \`supersedes\``,
    })),
  );

const findTwoPolls = (dataset: CheckedDataset): Finding[] =>
  dataset.offices.flatMap((office) => {
    const [first, ...others] = plannedIn(dataset).filter((event) => elects(event, office));
    return others.map((other) => ({
      file,
      key: textOf(other, "id"),
      message: `is a second planned poll for ${keyOf(tables.offices, office)}, beside ${textOf(first ?? {}, "id")}: an office of an area is elected once`,
    }));
  });

export const onePlannedDay: Rule = {
  name: "one-planned-day",
  description: "no event is planned for two days, and no office of an area has two planned polls.",
  check: (dataset) => [...findPlannedTwice(dataset), ...findTwoPolls(dataset)],
};

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
