import { tables } from "@naijaref/records";
import { groupBy, type Row } from "@naijaref/tools/table";
import type { Finding, Rule } from "../rule.ts";
import { textOf } from "../tables.ts";

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
