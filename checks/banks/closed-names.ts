import { groupBy, type Row } from "@naijaref/tools/table";
import { bankKey } from "naijaref/banks";
import type { Rule } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";
import { findingOn, isActive } from "./institutions.ts";

const namesOf = (bank: Row): string[] => [
  textOf(bank, "name"),
  textOf(bank, "short_name"),
  ...listOf(bank, "aliases"),
  ...listOf(bank, "shared_names"),
];

/** The institution and all that came after it. A circle, which bank-successors reports, is walked once. */
function lineOf(bank: Row, byId: ReadonlyMap<string, Row>): ReadonlySet<Row> {
  const line = new Set<Row>();
  for (
    let next: Row | undefined = bank;
    next !== undefined && !line.has(next);
    next = byId.get(textOf(next, "merged_into"))
  )
    line.add(next);
  return line;
}

/**
 * Who looks for a closed institution by its name must not be led to another one. Searches among active
 * institutions answer an exact name of a closed one with its successor alone, but for those that have just
 * this name themselves.
 */
export const closedNames: Rule = {
  name: "closed-names",
  description: "an active institution that has a name of a closed one carries on its business.",
  check: ({ institutions }) => {
    const byId = new Map(institutions.map((bank) => [textOf(bank, "id"), bank]));
    const named = institutions
      .filter(isActive)
      .flatMap((bank) => namesOf(bank).map((name) => ({ bank, key: bankKey(name) })));
    const active = groupBy(named, ({ key }) => key);
    return institutions
      .filter((bank) => !isActive(bank))
      .flatMap((closed) => {
        const line = lineOf(closed, byId);
        return namesOf(closed).flatMap((name) =>
          (name === "" ? [] : (active.get(bankKey(name)) ?? []))
            .filter(({ bank }) => !line.has(bank))
            .map(({ bank }) => ({
              ...findingOn(
                bank,
                `"${name}" is a name of ${textOf(closed, "id")}, which is closed: write merged_into there, or remove the name here, or except it in data/evidence/banks`,
              ),
              field: "name",
            })),
        );
      });
  },
};
