import { RECORD_CHANGES_FILE } from "@naijaref/tools/changes/compare";
import { tablesOf } from "@naijaref/tools/changes/edition";
import type { Finding, Rule } from "../rule.ts";
import { textOf } from "../tables.ts";

export const recordChanges: Rule = {
  name: "record-changes",
  description:
    "record-changes.ndjson has the lines of an edition together, the oldest edition first, and what it says of the newest day of the dataset is what the records have.",
  check: (dataset) => {
    const tables = tablesOf(dataset);
    const newestDay = dataset.changes.map((row) => textOf(row, "date")).reduce((a, b) => (a > b ? a : b), "");
    const before = new Set<string>();
    return dataset.recordChanges.flatMap((change, at, all): Finding[] => {
      const { kind, code, field, date, data_version: version } = change;
      const finding = (message: string): Finding[] => [
        { file: RECORD_CHANGES_FILE, key: `${kind} ${code}`, ...(field !== null && { field }), message },
      ];
      if (date < (all[at - 1]?.date ?? "")) return finding("is older than the line before it: sort by date");
      if (before.has(version) && all[at - 1]?.data_version !== version)
        return finding(`is apart from the other lines of ${version}: put it after the last of them`);
      before.add(version);
      if (!tables.has(kind)) return finding("is about a table that does not exist");
      // A later edit of the data has a later day in changes.csv, and its own lines from the next release on.
      if (date < newestDay) return [];
      const record = tables.get(kind)?.get(code);
      if ((record === undefined) !== (change.change === "removed")) {
        return finding(`is ${change.change}, which the records contradict: run npm run tool changes again`);
      }
      if (field === null || JSON.stringify(record?.[field]) === JSON.stringify(change.after)) return [];
      return finding(`has another ${field} than the record: run npm run tool changes again`);
    });
  },
};
