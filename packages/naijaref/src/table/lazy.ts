/** Makes a value on first use and caches it, so that a table that is not used is never unpacked. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * A public list, made on first use. It has no options: whoever passes some is told what to call instead.
 *
 * @param instead the function that has such options, and what it lists.
 */
export function lazyList<T>(name: string, make: () => readonly T[], instead = ""): () => readonly T[] {
  const list = lazy(make);
  return (options?: unknown) => {
    if (options !== undefined)
      throw new TypeError(
        `${name}: options must be left out, because it has none.${instead && ` ${instead}`}`,
      );
    return list();
  };
}

/**
 * Makes a value for each key on its first use and keeps it. For keys that are few, such as the kinds of
 * records.
 */
export function lazyFor<K, T extends object>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
