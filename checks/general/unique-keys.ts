import type { TableName } from "@naijaref/records";
import { groupBy } from "@naijaref/tools/table";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";
import { keyOf, tablesOf } from "../tables.ts";

interface Uniqueness {
  readonly table: TableName;
  readonly field: string;
  /** The field that says within what the value is unique; nationwide without it. */
  readonly within?: string;
}

/** What identifies a record beside the key that its table is sorted by. */
const UNIQUE: readonly Uniqueness[] = [
  { table: "states", field: "code" },
  { table: "states", field: "iso_code" },
  { table: "states", field: "inec_code" },
  { table: "states", field: "slug" },
  { table: "lgas", field: "inec_code" },
  { table: "lgas", field: "slug", within: "state_code" },
  { table: "wards", field: "slug", within: "lga_code" },
  ...(["senatorialDistricts", "federalConstituencies", "stateConstituencies"] as const).flatMap((table) => [
    { table, field: "inec_code" },
    { table, field: "slug", within: "state_code" },
  ]),
  { table: "areaCodes", field: "legacy_code" },
  { table: "areaCodes", field: "area" },
];

function findRepeats(dataset: CheckedDataset, name: TableName, fields: readonly string[]): Finding[] {
  const checked = tablesOf(dataset).find((table) => table.name === name);
  if (checked === undefined) return [];
  const { table, rows } = checked;
  const groups = groupBy(rows, (row) => fields.map((field) => String(row[field])).join("\u0000"));
  return [...groups.values()].flatMap(([first, second]): Finding[] => {
    if (first === undefined || second === undefined) return [];
    const value = fields.map((field) => `${field} ${String(first[field])}`).join(", ");
    const message = `${value} also belongs to ${keyOf(table, first)}: give one of the two another one`;
    return [{ file: table.path, key: keyOf(table, second), message }];
  });
}

export const uniqueKeys: Rule = {
  name: "unique-keys",
  description: "no two records share a code or, within their parent, a slug.",
  check: (dataset) => [
    ...tablesOf(dataset).flatMap(({ name, table }) => findRepeats(dataset, name, table.sortedBy)),
    ...UNIQUE.flatMap(({ table, field, within }) =>
      findRepeats(dataset, table, within === undefined ? [field] : [within, field]),
    ),
  ],
};
