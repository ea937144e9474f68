import { idFromName } from "../../../packages/naijaref/src/concordance/id-from-name.ts";
import type { Dataset, Row } from "../table/index.ts";

/** The rows of external ids, without each id that the library makes of the record's name. */
export function withoutDerivedIds(dataset: Dataset): readonly Row[] {
  const { states, lgas, senatorialDistricts, federalConstituencies, stateConstituencies } = dataset;
  const named = [...lgas, ...senatorialDistricts, ...federalConstituencies, ...stateConstituencies];
  const records = new Map([
    ...named.map(
      (row) => [row["code"], { name: String(row["name"]), stateCode: String(row["state_code"]) }] as const,
    ),
    ...states.map(
      (row) => [row["code"], { name: String(row["name"]), stateCode: String(row["code"]) }] as const,
    ),
  ]);
  return dataset.externalIds.map((row) => {
    const record = records.get(row["code"]);
    if (record === undefined) return row;
    const derived = idFromName(String(row["system"]), String(row["kind"]), record);
    return derived === row["id"] ? { ...row, id: null } : row;
  });
}
