import { groupBy } from "../table/group.ts";

/** One way in which records may be named, tried in turn: codes, then names, then aliases. */
export interface Tier<T> {
  /** The record's names in this tier. */
  readonly names: (record: T) => readonly (string | null)[];
  /** Two spellings of a name are equal if their keys are. An empty key never matches. */
  readonly key: (name: string) => string;
}

/**
 * The records that a name stands for: none, one, or several where they share it.
 *
 * @param accepts leaves out the other records, as if they were not in the index.
 */
export type FindByName<T> = (name: string, accepts?: (record: T) => boolean) => readonly T[];

/** Codes are compared ignoring case and surrounding whitespace. */
export const codeKey = (code: string): string => code.trim().toLowerCase();

/**
 * An index of records by identifier, made when it is first asked. It returns the records of the first tier that
 * has the name.
 */
export function indexIdentifiers<T>(list: () => readonly T[], tiers: readonly Tier<T>[]): FindByName<T> {
  let indexes: readonly { key: Tier<T>["key"]; byKey: ReadonlyMap<string, readonly T[]> }[] | undefined;
  return (name, accepts) => {
    indexes ??= tiers.map((tier) => ({ key: tier.key, byKey: groupByKey(list(), tier) }));
    for (const { key, byKey } of indexes) {
      const found = byKey.get(key(name)) ?? [];
      const accepted = accepts === undefined ? found : found.filter(accepts);
      if (accepted.length > 0) return accepted;
    }
    return [];
  };
}

/** A record may have several keys in one tier, and is listed once under each. */
function groupByKey<T>(records: readonly T[], tier: Tier<T>): ReadonlyMap<string, readonly T[]> {
  const pairs = records.flatMap((record) => {
    const keys = new Set(tier.names(record).map((name) => (name === null ? "" : tier.key(name))));
    keys.delete("");
    return Array.from(keys, (key) => ({ key, record }));
  });
  return groupBy(
    pairs,
    ({ key }) => key,
    ({ record }) => record,
  );
}
