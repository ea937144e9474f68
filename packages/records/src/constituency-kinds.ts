/** The kinds of constituency, each numbered through the whole country. */
export const CONSTITUENCY_KINDS = [
  "senatorial_district",
  "federal_constituency",
  "state_constituency",
] as const;
