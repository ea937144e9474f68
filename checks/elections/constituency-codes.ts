import { tables } from "@naijaref/records";
import { groupBy } from "@naijaref/tools/table";
import { on, rule, textOf } from "../rule.ts";
import { UNITS } from "./composition.ts";

/**
 * Senatorial districts, federal and state constituencies of each state (Constitution, sections 48, 49 and 91;
 * INEC's published list of 990). The columns add up to 109, 360 and 990.
 */
const COUNTS: Readonly<Record<string, readonly [number, number, number]>> = {
  AB: [3, 8, 24],
  AD: [3, 8, 25],
  AK: [3, 10, 26],
  AN: [3, 11, 30],
  BA: [3, 12, 31],
  BE: [3, 11, 29],
  BO: [3, 10, 28],
  BY: [3, 5, 24],
  CR: [3, 8, 25],
  DE: [3, 10, 29],
  EB: [3, 6, 24],
  ED: [3, 9, 24],
  EK: [3, 6, 26],
  EN: [3, 8, 24],
  FC: [1, 2, 0],
  GO: [3, 6, 24],
  IM: [3, 10, 27],
  JI: [3, 11, 30],
  KD: [3, 16, 34],
  KE: [3, 8, 24],
  KN: [3, 24, 40],
  KO: [3, 9, 25],
  KT: [3, 15, 34],
  KW: [3, 6, 24],
  LA: [3, 24, 40],
  NA: [3, 5, 24],
  NI: [3, 10, 27],
  OG: [3, 9, 26],
  ON: [3, 9, 26],
  OS: [3, 9, 26],
  OY: [3, 14, 32],
  PL: [3, 8, 24],
  RI: [3, 13, 32],
  SO: [3, 11, 30],
  TA: [3, 6, 24],
  YO: [3, 6, 24],
  ZA: [3, 7, 24],
};

export const constituencyCounts = rule(
  "constituency-counts",
  "there are 109, 360 and 990 constituencies, numbered without a gap, and each state has its own number.",
  function* (dataset) {
    for (const [at, { table, prefix }] of UNITS.entries()) {
      const byState = groupBy(dataset[table], (unit) => textOf(unit, "state_code"));
      for (const [state, counts] of Object.entries(COUNTS)) {
        const count = byState.get(state)?.length ?? 0;
        const message = `has ${count} constituencies, not ${counts[at]}: correct state_code, or the numbers in this check`;
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

/** Where INEC's own abbreviation of a state is not the one of ISO 3166-2. */
const INEC_ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ["BE", "BN"],
  ["DE", "DT"],
  ["FC", "FCT"],
  ["GO", "GM"],
  ["JI", "JG"],
  ["KE", "KB"],
  ["KO", "KG"],
  ["NA", "NW"],
  ["NI", "NG"],
  ["ON", "OD"],
  ["RI", "RV"],
  ["TA", "TR"],
  ["YO", "YB"],
  ["ZA", "ZF"],
]);

/** INEC prints numbers under 100 of state constituencies with two digits, all others with three. */
function printedNumber(code: string): string {
  const number = Number(code.slice(2));
  return String(number).padStart(code.startsWith("SC") ? 2 : 3, "0");
}

export const inecCodes = rule(
  "inec-codes",
  "inec_code is the code's prefix and number with INEC's abbreviation of the state.",
  function* (dataset) {
    for (const { table, kind } of UNITS)
      for (const unit of dataset[table]) {
        const [code, state] = [textOf(unit, "code"), textOf(unit, "state_code")];
        const suffix = INEC_ABBREVIATIONS.get(state) ?? state;
        const expected = `${code.slice(0, 2)}/${printedNumber(code)}/${suffix}`;
        const message = `this is a ${kind}, and its inec_code must be ${expected}: correct kind and inec_code`;
        if (textOf(unit, "inec_code") !== expected || textOf(unit, "kind") !== kind)
          yield on(table, unit, message);
      }
  },
);
