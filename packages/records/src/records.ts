import { coverage, source } from "./about.ts";
import { bank } from "./banks.ts";
import { constituency } from "./elections.ts";
import { lga, state, ward } from "./places.ts";
import type { RecordDefinition } from "./record.ts";
import { searchResult } from "./search.ts";

/** Every kind of record that the library and the service answer with. */
export const records: readonly RecordDefinition[] = [
  state,
  lga,
  ward,
  constituency,
  bank,
  searchResult,
  source,
  coverage,
];
