import { groupBy, type Row } from "@naijaref/tools/table";
import { bankKey } from "naijaref/banks";
import type { Rule } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";
import { findingOn, isActive } from "./institutions.ts";

const FIELDS = ["id", "cbn_code", "nip_code", "name", "short_name"] as const;

/** Every identifier that finds an institution, in the form that lookups compare. */
const keysOf = (bank: Row): string[] => [
  ...new Set([...FIELDS.map((field) => textOf(bank, field)), ...listOf(bank, "aliases")].map(bankKey)),
];

export const bankIdentifiers: Rule = {
  name: "bank-identifiers",
  description: "no id, code, name or alias, compared as lookups compare them, finds two active institutions.",
  check: ({ institutions }) => {
    const named = institutions.filter(isActive).flatMap((bank) => keysOf(bank).map((key) => ({ bank, key })));
    return [...groupBy(named, ({ key }) => key)].flatMap(([key, [first, ...others]]) =>
      key === "" || first === undefined
        ? []
        : others.map(({ bank }) =>
            findingOn(
              bank,
              `"${key}" finds this institution and ${textOf(first.bank, "id")}: remove it from one of them`,
            ),
          ),
    );
  },
};
