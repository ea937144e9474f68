import { readRecordChanges } from "../changes/recorded.ts";

/** What has a page. */
const KINDS = new Set(["states", "lgas", "wards", "constituencies", "banks"]);

/** What says nothing to people about the record: from where it is, and how its address is written. */
const SKIPPED = new Set(["sources", "slug"]);

/** What has changed in each record that has a page, newest first, as a module of the explorer. */
export function recordChangesModule(): string {
  const byCode: Record<string, unknown[]> = {};
  for (const { kind, code, date, change, field, before, after } of readRecordChanges().toReversed()) {
    if (!KINDS.has(kind) || (field !== null && SKIPPED.has(field))) continue;
    byCode[code] ??= [];
    byCode[code].push([date, change, field, before, after]);
  }
  return `// Written by npm run build.
import type { PastChange } from "../parts/past-change.ts";

export const recordChanges: Readonly<Record<string, readonly PastChange[]>> = ${JSON.stringify(byCode)};
`;
}
