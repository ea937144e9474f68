import type { Finding, Rule } from "../rule.ts";
import { textOf } from "../tables.ts";
import { UNITS } from "./units.ts";

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

export const inecCodes: Rule = {
  name: "inec-codes",
  description: "inec_code is the code's prefix and number with INEC's abbreviation of the state.",
  check: (dataset) =>
    UNITS.flatMap(({ table, file, kind }) =>
      dataset[table].flatMap((unit): Finding[] => {
        const [code, state] = [textOf(unit, "code"), textOf(unit, "state_code")];
        const suffix = INEC_ABBREVIATIONS.get(state) ?? state;
        const expected = `${code.slice(0, 2)}/${printedNumber(code)}/${suffix}`;
        if (textOf(unit, "inec_code") === expected && textOf(unit, "kind") === kind) return [];
        return [
          {
            file,
            key: code,
            message: `this is a ${kind}, and its inec_code must be ${expected}: correct kind and inec_code`,
          },
        ];
      }),
    ),
};
