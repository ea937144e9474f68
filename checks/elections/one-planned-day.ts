import { tables } from "@naijaref/records";
import { elects } from "@naijaref/tools/compile/derive-fields";
import { groupBy } from "@naijaref/tools/table";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";
import { keyOf, textOf } from "../tables.ts";
import { plannedIn } from "./days.ts";

const file = tables.electionEvents.path;

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
