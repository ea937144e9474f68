import { type TableName, tables } from "@naijaref/records";
import type { Row } from "@naijaref/tools/table";
import type { CheckedDataset, Finding } from "../rule.ts";
import { keyOf } from "../tables.ts";

/** The tables whose records a kind of external id is of. */
export const TABLES_OF_KIND: Readonly<Record<string, TableName>> = {
  state: "states",
  lga: "lgas",
  ward: "wards",
  senatorial_district: "senatorialDistricts",
  federal_constituency: "federalConstituencies",
  state_constituency: "stateConstituencies",
  locality: "localities",
  bank: "institutions",
};

/** The records of each kind by code. */
export const recordsByKind = (dataset: CheckedDataset): ReadonlyMap<string, ReadonlyMap<string, Row>> =>
  new Map(
    Object.entries(TABLES_OF_KIND).map(([kind, table]) => [
      kind,
      new Map(dataset[table].map((row) => [keyOf(tables[table], row), row])),
    ]),
  );

export const finding = (row: Row, message: string): Finding => ({
  file: tables.externalIds.path,
  key: keyOf(tables.externalIds, row),
  message,
});
