import type { CheckedDataset, Finding } from "../rule.ts";
import { textOf } from "../tables.ts";

export type Locality = CheckedDataset["localities"][number];

/** Something wrong with a field of a locality. */
export const onLocality = (place: Locality, field: string, message: string): [Finding] => [
  { file: "localities/localities.csv", key: textOf(place, "code"), field, message },
];
