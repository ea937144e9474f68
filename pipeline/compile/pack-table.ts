import { camelCase, type TableDefinition, tables } from "@naijaref/records";
import type { CodedTable } from "../../packages/naijaref/src/table/coded.ts";
import type { PackedTable } from "../../packages/naijaref/src/table/packed.ts";
import type { Dataset, Row } from "../table/index.ts";
import { banksByName } from "./banks-by-name.ts";
import { codeTexts } from "./code-texts.ts";
import { pack } from "./pack.ts";
import { withoutDerivedIds } from "./without-derived-ids.ts";

/** Columns with texts that take less space in prefix codes, compressed together with the other tables. */
const CODED: { readonly [Name in keyof typeof tables]?: readonly string[] } = {
  wards: ["name", "aliases"],
};

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
export function packTable(name: keyof typeof tables, dataset: Dataset): PackedTable | CodedTable {
  const table: TableDefinition = tables[name];
  const packed = pack(rowsOf(name, dataset).map(withNamesOfLibrary), table);
  const coded = CODED[name];
  return coded === undefined ? packed : codeTexts(packed, coded);
}
