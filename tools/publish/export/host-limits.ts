export const MOST_FILES = 20_000;
const MOST_BYTES = 25_000_000;

/** @throws if hosts refuse a file for its size. */
export function mustFit(path: string, bytes: number): void {
  if (bytes > MOST_BYTES) throw new Error(`${path} has ${bytes} bytes, and hosts take ${MOST_BYTES}`);
}

export const isTooMany = (files: number): boolean => files > MOST_FILES;

/** @throws if hosts refuse so many files. */
export function mustNotBeTooMany(what: string, files: number): void {
  if (isTooMany(files)) throw new Error(`${what} has ${files} files, and hosts take ${MOST_FILES}`);
}
