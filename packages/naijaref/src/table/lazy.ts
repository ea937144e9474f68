/** Makes a value on first use and caches it, so that a table that is not used is never unpacked. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
