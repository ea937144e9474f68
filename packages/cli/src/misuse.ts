/** The arguments cannot be understood. The message says what to do; the program ends with 2. */
export class Misuse extends Error {
  override readonly name = "Misuse";
}

export const EXIT = {
  /** Found, or valid. */
  found: 0,
  /** Not found, or not valid. */
  notFound: 1,
  /** Used in a wrong way, or a file could not be read or written. */
  misuse: 2,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
