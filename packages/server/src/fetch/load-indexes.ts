/**
 * Loads the indexes of the searches, which the first search would build. In the worker's bundle another
 * module is in place of this one, which reads them from the static files.
 *
 * @param read the bytes of a static file; undefined if it is not there.
 */
export const loadIndexes = async (
  _read: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>,
): Promise<void> => {};
