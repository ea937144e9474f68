/** One way in which records may be named, tried in turn: codes, then names, then aliases. */
export interface Tier<T> {
  /** What the record is called in this tier. */
  readonly names: (record: T) => readonly (string | null)[];
  /** What makes two writings of a name equal. An empty key never matches. */
  readonly key: (name: string) => string;
}

/** Codes are equal but for case and outer space. */
export const codeKey = (code: string): string => code.trim().toLowerCase();

/**
 * An index of records by identifier. `find` answers the records of the first tier that knows the name:
 * none, one, or several where the name is shared.
 */
export function indexIdentifiers<T>(
  records: readonly T[],
  tiers: readonly Tier<T>[],
): (name: string) => readonly T[] {
  const indexes = tiers.map((tier) => ({ key: tier.key, byKey: groupByKey(records, tier) }));
  return (name) => {
    for (const { key, byKey } of indexes) {
      const found = byKey.get(key(name));
      if (found !== undefined) return found;
    }
    return [];
  };
}

function groupByKey<T>(records: readonly T[], tier: Tier<T>): ReadonlyMap<string, readonly T[]> {
  const byKey = new Map<string, T[]>();
  for (const record of records) {
    const keys = new Set(tier.names(record).map((name) => (name === null ? "" : tier.key(name))));
    keys.delete("");
    for (const key of keys) {
      const group = byKey.get(key);
      if (group === undefined) byKey.set(key, [record]);
      else group.push(record);
    }
  }
  return byKey;
}
