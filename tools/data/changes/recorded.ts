import { readFileSync } from "node:fs";
import { dataFolder } from "../table/index.ts";
import type { RecordChange } from "./compare.ts";

/**
 * How each edition differs from the one before, as `npm run tool changes` printed it: relative to the data's
 * folder.
 */
export const RECORD_CHANGES_FILE = "record-changes.ndjson";

/** The changes of every edition, oldest first. */
export function readRecordChanges(folder: string = dataFolder): readonly RecordChange[] {
  return readFileSync(folder + RECORD_CHANGES_FILE, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as RecordChange);
}
