import { coverage, source } from "./about.ts";
import { bank } from "./banks.ts";
import { constituency } from "./elections.ts";
import { areaCode, numberingBlock, phoneNumber, shortCode } from "./phones.ts";
import { lga, state, ward } from "./places.ts";
import { plate, plateCategory, platePrefix } from "./plates.ts";
import type { RecordDefinition } from "./record.ts";
import { searchResult } from "./search.ts";

/** Every kind of record that the library and the service answer with. */
export const records: readonly RecordDefinition[] = [
  state,
  lga,
  ward,
  constituency,
  bank,
  phoneNumber,
  areaCode,
  numberingBlock,
  shortCode,
  plate,
  plateCategory,
  platePrefix,
  searchResult,
  source,
  coverage,
];
