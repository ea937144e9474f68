import { change, coverage, source } from "./about.ts";
import { bank } from "./banks.ts";
import { constituency } from "./elections.ts";
import { areaCode, numberingBlock, shortCode } from "./phones.ts";
import { lga, state, ward } from "./places.ts";
import { plateCategory, platePrefix } from "./plates.ts";
import type { RecordDefinition } from "./record.ts";

/**
 * Where the rows of a kind of record live in `data/`, and what they are sorted by.
 * A path that ends in `/` is a folder: one file for each state, named by the state's slug.
 */
export interface TableDefinition {
  readonly record: RecordDefinition;
  readonly path: string;
  readonly sortedBy: readonly string[];
  /** The pipeline's own: it does not travel in the library. */
  readonly internal?: true;
}

/** Every table of the dataset. A new room adds its tables here, and pipeline, checks and library find them. */
export const tables = {
  sources: { record: source, path: "sources.csv", sortedBy: ["id"] },
  coverage: { record: coverage, path: "coverage.csv", sortedBy: ["dataset", "gap"] },
  changes: { record: change, path: "changes.csv", sortedBy: ["date", "dataset", "change"], internal: true },
  states: { record: state, path: "places/states.csv", sortedBy: ["pcode"] },
  lgas: { record: lga, path: "places/lgas.csv", sortedBy: ["code"] },
  wards: { record: ward, path: "places/wards/", sortedBy: ["code"] },
  senatorialDistricts: {
    record: constituency,
    path: "elections/senatorial-districts.csv",
    sortedBy: ["code"],
  },
  federalConstituencies: {
    record: constituency,
    path: "elections/federal-constituencies.csv",
    sortedBy: ["code"],
  },
  stateConstituencies: {
    record: constituency,
    path: "elections/state-constituencies.csv",
    sortedBy: ["code"],
  },
  institutions: { record: bank, path: "banks/institutions.csv", sortedBy: ["id"] },
  mobileBlocks: { record: numberingBlock, path: "phones/mobile-blocks.csv", sortedBy: ["range_start"] },
  fixedBlocks: { record: numberingBlock, path: "phones/fixed-blocks.csv", sortedBy: ["range_start"] },
  specialBlocks: { record: numberingBlock, path: "phones/special-blocks.csv", sortedBy: ["range_start"] },
  areaCodes: { record: areaCode, path: "phones/area-codes.csv", sortedBy: ["code"] },
  unlistedAreaCodes: { record: areaCode, path: "phones/unlisted-area-codes.csv", sortedBy: ["code"] },
  shortCodes: { record: shortCode, path: "phones/short-codes.csv", sortedBy: ["code"] },
  platePrefixes: { record: platePrefix, path: "plates/prefixes.csv", sortedBy: ["prefix"] },
  plateCategories: {
    record: plateCategory,
    path: "plates/categories.csv",
    sortedBy: ["category", "vehicle"],
  },
} as const satisfies Record<string, TableDefinition>;

export type TableName = keyof typeof tables;
