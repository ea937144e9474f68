/** Makes a value on first use and caches it, so that a table that is not used is never unpacked. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * Makes a value for each key on its first use and keeps it. For keys that are few, such as the kinds of
 * records.
 */
export function lazyFor<K, T extends object>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
