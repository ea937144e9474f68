import { createHash } from "node:crypto";
import { readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";

/**
 * The file of a table. A service reads it when the table is first used, and another build may have come
 * meanwhile. So the name says what is in the file: with a table of another build, answers would be wrong.
 */
export const tableFile = (name: string, text: string): string =>
  `${name}-${createHash("sha256").update(text).digest("hex").slice(0, 16)}.json`;

const DAY = 24 * 60 * 60 * 1000;

/**
 * Removes the tables that were replaced more than a day ago. The others stay, because a service that was
 * started from them may still run.
 *
 * @param before the bundle that this build replaces: its tables are replaced now.
 */
export function removeOldTables(
  folder: string,
  current: { has: (file: string) => boolean },
  before: string,
): void {
  const now = new Date();
  for (const file of readdirSync(folder)) {
    if (current.has(file) || !file.endsWith(".json")) continue;
    const path = join(folder, file);
    if (before.includes(file)) utimesSync(path, now, now);
    else if (now.getTime() - statSync(path).mtimeMs > DAY) rmSync(path);
  }
}
