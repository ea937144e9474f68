import { tables } from "@naijaref/records";
import { groupBy, readCsvBeside } from "@naijaref/tools/table";
import { stateNumbers } from "../../packages/naijaref/src/places/inec-code.ts";
import { on, rule, textOf } from "../rule.ts";
import { UNITS } from "./composition.ts";

/**
 * Senatorial districts, federal and state constituencies of each state (Constitution, sections 48, 49 and 91;
 * INEC's published list of 990). The columns add up to 109, 360 and 990.
 */
const COUNTS = readCsvBeside("constituency-counts.csv", import.meta.url).map(
  ({ state_code = "", ...counts }) => ({
    state: state_code,
    counts: Object.values(counts).map(Number),
  }),
);

export const constituencyCounts = rule(
  "constituency-counts",
  "there are 109, 360 and 990 constituencies, numbered without a gap, and each state has its own number.",
  function* (dataset) {
    for (const [at, { table, prefix }] of UNITS.entries()) {
      const byState = groupBy(dataset[table], (unit) => textOf(unit, "state_code"));
      for (const { state, counts } of COUNTS) {
        const count = byState.get(state)?.length ?? 0;
        const message = `has ${count} constituencies, not ${counts[at]}: correct state_code, or checks/elections/constituency-counts.csv`;
        if (count !== counts[at]) yield { file: tables[table].path, key: state, message };
      }
      // INEC numbers the units of each kind through the country, from 1.
      for (const [place, unit] of dataset[table].entries()) {
        const expected = `${prefix}${String(place + 1).padStart(3, "0")}`;
        const message = `is in the place of ${expected}: number the constituencies without a gap`;
        if (textOf(unit, "code") !== expected) yield on(table, unit, message);
      }
    }
  },
);

/** INEC's own abbreviation of a state, which for some is not that of ISO 3166-2. */
function abbreviationOf(state: string): string {
  const number = stateNumbers().get(state);
  return [...stateNumbers()].findLast(([, other]) => other === number)?.[0] ?? state;
}

export const inecCodes = rule(
  "inec-codes",
  "inec_code is the code's prefix and number with INEC's abbreviation of the state.",
  function* (dataset) {
    for (const { table, kind } of UNITS)
      for (const unit of dataset[table]) {
        const [code, state] = [textOf(unit, "code"), textOf(unit, "state_code")];
        // INEC prints numbers under 100 of state constituencies with two digits, all others with three.
        const number = String(Number(code.slice(2))).padStart(code.startsWith("SC") ? 2 : 3, "0");
        const expected = `${code.slice(0, 2)}/${number}/${abbreviationOf(state)}`;
        const message = `this is a ${kind}, and its inec_code must be ${expected}: correct kind and inec_code`;
        if (textOf(unit, "inec_code") !== expected || textOf(unit, "kind") !== kind)
          yield on(table, unit, message);
      }
  },
);
