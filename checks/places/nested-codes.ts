import type { Row } from "@naijaref/tools/table";
import type { Finding, Rule } from "../rule.ts";
import { textOf } from "../tables.ts";

const byCode = (rows: readonly Row[]) => new Map(rows.map((row) => [textOf(row, "code"), row]));

/** The finding that a code does not begin with its parent's. */
const astray = (file: string, row: Row, field: string, parent: string): Finding => ({
  file,
  key: textOf(row, "code"),
  message: `${field} is ${textOf(row, field)}, but that of its parent is ${parent}: one of the two is wrong`,
});

export const nestedCodes: Rule = {
  name: "nested-codes",
  description:
    "the codes of an LGA begin with the state's codes, the code of a ward begins with its LGA's code, and all have the same state.",
  check: ({ states, lgas, wards }) => {
    const stateOf = byCode(states);
    const lgaOf = byCode(lgas);
    return [
      ...lgas.flatMap((lga) => {
        const state = stateOf.get(textOf(lga, "state_code"));
        // What is not there is for the rule on references to find.
        if (state === undefined) return [];
        return (["code", "inec_code"] as const).flatMap((field) => {
          const parent = textOf(state, field === "code" ? "pcode" : "inec_code");
          return textOf(lga, field).startsWith(parent) ? [] : [astray("places/lgas.csv", lga, field, parent)];
        });
      }),
      ...wards.flatMap((ward) => {
        const lga = lgaOf.get(textOf(ward, "lga_code"));
        if (lga === undefined) return [];
        const [code, state] = [textOf(lga, "inec_code"), textOf(lga, "state_code")];
        return [
          ...(textOf(ward, "code").startsWith(`${code}-`)
            ? []
            : [astray("places/wards/", ward, "code", code)]),
          ...(textOf(ward, "state_code") === state
            ? []
            : [astray("places/wards/", ward, "state_code", state)]),
        ];
      }),
    ];
  },
};
