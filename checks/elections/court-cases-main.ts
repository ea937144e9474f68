/**
 * `npm run tool court-cases`: the cases that parties, events and offices name, the one that was searched longest
 * ago first, with the records. Before a release somebody searches for each number again, and writes the day
 * into `checks/elections/court-cases.csv`.
 */
import { readChecked } from "../read-checked.ts";
import { casesIn, searchedCases } from "./court-cases.ts";

const named = casesIn(readChecked());
const oldestFirst = searchedCases.toSorted((a, b) =>
  (a["looked_for"] ?? "") < (b["looked_for"] ?? "") ? -1 : 1,
);
for (const row of oldestFirst) {
  const records = [...new Set((named.get(row["case"] ?? "") ?? []).map(({ key }) => key))];
  console.log(`${row["looked_for"]}  ${row["case"]}  ${row["found"]}\n            ${records.join(", ")}`);
}
