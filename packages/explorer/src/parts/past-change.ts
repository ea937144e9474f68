type Value = string | number | boolean | null | readonly string[];

/** What has changed in a record; the field is null where the record itself is new or gone. */
export type PastChange = readonly [
  date: string,
  change: string,
  field: string | null,
  before: Value,
  after: Value,
];
