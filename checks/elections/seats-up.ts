import { tables } from "@naijaref/records";
import type { Rule } from "../rule.ts";
import { keyOf, textOf } from "../tables.ts";

const TABLES = {
  senatorial_district: "senatorialDistricts",
  federal_constituency: "federalConstituencies",
  state_constituency: "stateConstituencies",
} as const;

export const seatsUp: Rule = {
  name: "seats-up",
  description:
    "the seats of an office are the constituencies that elect it; where none do, one person is elected.",
  check: (dataset) =>
    dataset.offices.flatMap((row) => {
      const table = TABLES[textOf(row, "constituency_kind") as keyof typeof TABLES];
      const state = textOf(row, "state_code");
      const seats =
        table === undefined
          ? 1
          : dataset[table].filter((seat) => state === "" || textOf(seat, "state_code") === state).length;
      if (row["seats"] === seats) return [];
      const message = `has ${row["seats"]} seats, and there are ${seats} constituencies: correct one, or except it with a reason in data/evidence/elections`;
      return [{ file: tables.offices.path, key: keyOf(tables.offices, row), field: "seats", message }];
    }),
};
