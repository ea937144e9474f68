import { camelCase, type TableDefinition, tables } from "@naijaref/records";
import type { PackedTable } from "../../../packages/naijaref/src/table/packed.ts";
import type { Dataset, Row } from "../table/index.ts";
import { banksByName } from "./banks-by-name.ts";
import { pack } from "./pack.ts";
import { withoutDerivedIds } from "./without-derived-ids.ts";

function rowsOf(name: keyof typeof tables, dataset: Dataset): readonly Row[] {
  if (name === "externalIds") return withoutDerivedIds(dataset);
  return name === "institutions" ? banksByName(dataset.institutions) : dataset[name];
}

/** The names of unverified fields are those that the library's records have: `cbnCode`. */
function withNamesOfLibrary(row: Row): Row {
  const fields = row["unverified_fields"];
  return Array.isArray(fields) ? { ...row, unverified_fields: fields.map(camelCase) } : row;
}

/** A table of the dataset as its module has it. */
export function packTable(name: keyof typeof tables, dataset: Dataset): PackedTable {
  const table: TableDefinition = tables[name];
  return pack(rowsOf(name, dataset).map(withNamesOfLibrary), table);
}
