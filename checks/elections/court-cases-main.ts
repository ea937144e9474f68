/**
 * `npm run tool court-cases`: the cases that parties, events and offices name, the one that was searched longest
 * ago first, with the records. Before a release somebody searches for each number again, and writes the day
 * into `checks/elections/court-cases.csv`.
 */
import { readChecked } from "../read-checked.ts";
import { casesIn, searchedCases } from "./court-cases.ts";

const named = casesIn(readChecked());
for (const { number, lookedFor, found } of searchedCases.toSorted((a, b) =>
  a.lookedFor < b.lookedFor ? -1 : 1,
)) {
  const records = [...new Set((named.get(number) ?? []).map(({ key }) => key))];
  console.log(`${lookedFor}  ${number}  ${found}\n            ${records.join(", ")}`);
}
