const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  ENOTDIR: "a part of its path is not a folder",
  EISDIR: "it is a folder",
  EACCES: "this user has no permission",
  EPERM: "this user has no permission",
  EROFS: "the disk can only be read",
  ENOSPC: "the disk is full",
  ENAMETOOLONG: "its name is too long",
  ELOOP: "its links lead in a circle",
};

export function problemOf(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return PROBLEMS[code] ?? message;
}

/** The arguments cannot be understood. The message says what to do; the program ends with 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
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
