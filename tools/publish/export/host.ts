export const MAX_FILES = 20_000;
const MAX_BYTES = 25_000_000;

/** @throws if hosts refuse a file for its size. */
export function mustFit(path: string, bytes: number): void {
  if (bytes > MAX_BYTES) throw new Error(`${path} has ${bytes} bytes, and hosts take ${MAX_BYTES}`);
}

export const isTooMany = (files: number): boolean => files > MAX_FILES;

/** @throws if hosts refuse so many files. */
export function mustNotBeTooMany(what: string, files: number): void {
  if (isTooMany(files)) throw new Error(`${what} has ${files} files, and hosts take ${MAX_FILES}`);
}

/** Numbers as the commands of exports and releases print them, and as the guides have them. */

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

export const inWords = (files: number, bytes: number): string =>
  `${files.toLocaleString("en")} files, ${megabytes(bytes)}`;
