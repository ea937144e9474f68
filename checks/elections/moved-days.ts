import { tables } from "@naijaref/records";
import type { Row } from "@naijaref/tools/table";
import type { Finding, Rule } from "../rule.ts";
import { textOf } from "../tables.ts";

const file = tables.electionEvents.path;

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
