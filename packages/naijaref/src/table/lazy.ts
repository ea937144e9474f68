/** Makes a value on first use and keeps it: a table nobody asks for is never unpacked. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
