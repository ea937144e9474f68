import type { Row } from "@naijaref/tools/table";
import type { CheckedDataset } from "../rule.ts";
import { textOf } from "../tables.ts";

/** The events that are to come: no other has their new day, and they did not take place. */
export function plannedIn({ electionEvents }: CheckedDataset): readonly Row[] {
  const moved = new Set(electionEvents.map((event) => textOf(event, "supersedes")));
  return electionEvents.filter((event) => event["took_place"] !== true && !moved.has(textOf(event, "id")));
}

/**
 * The day of the dataset: that of its newest change. A rule asks for no clock, so that it stays as it was.
 *
 */
export const dayOf = ({ changes }: CheckedDataset): string =>
  changes
    .map((change) => textOf(change, "date"))
    .sort()
    .at(-1) ?? "";

/** The last day of an event, or on which it may be; a year as its last day. */
export function lastDayOf(event: Row): string {
  const date = textOf(event, "date_end") || textOf(event, "date") || textOf(event, "latest");
  return `${date}${"-12-31".slice(date.length - 4)}`;
}
