import { datasetNames } from "@naijaref/records";
import { checksumOf, newestChanges } from "@naijaref/tools/changes";
import { RECORD_CHANGES_FILE } from "@naijaref/tools/changes/compare";
import { tablesOf } from "@naijaref/tools/changes/edition";
import { COUNTED, sentenceOf } from "@naijaref/tools/facts/coverage-sentences";
import { type Finding, type Rule, textOf } from "../rule.ts";

export const changesRecorded: Rule = {
  name: "changes-recorded",
  description: "the newest lines of each dataset in changes.csv have the checksum of its tables.",
  check: (dataset) =>
    datasetNames.flatMap((name): Finding[] => {
      const newest = newestChanges(name, dataset);
      const [first] = newest;
      if (newest.some((change) => change["checksum"] === checksumOf(name, dataset))) return [];
      const since =
        first === undefined ? "has no line" : `changed after its line of ${String(first["date"])}`;
      const message = `${since}: add a line with today's date and the effect on users, then run npm run fix:data`;
      return [{ file: "changes.csv", key: name, message }];
    }),
};

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

export const coverageCounts: Rule = {
  name: "coverage-counts",
  description: "the sentences of coverage.csv have the numbers that the tables have.",
  check: (dataset) =>
    COUNTED.flatMap((counted): Finding[] => {
      const { dataset: name } = counted;
      const sentence = sentenceOf(counted, dataset);
      if (dataset.coverage.some((row) => row["dataset"] === name && textOf(row, "gap").includes(sentence)))
        return [];
      const message = `a gap must say "${sentence}": run npm run tool facts, or correct tools/data/facts/coverage-sentences.ts`;
      return [{ file: "coverage.csv", key: name, message }];
    }),
};

export const coverageDatasets: Rule = {
  name: "coverage-datasets",
  description: "coverage.csv says of each dataset what is missing.",
  check: ({ coverage }) => {
    const described = new Set(coverage.map((row) => row["dataset"]));
    return datasetNames
      .filter((name) => !described.has(name))
      .map((name) => ({
        file: "coverage.csv",
        key: name,
        message: "no line says what the dataset lacks: search for what is known to be missing, and say it",
      }));
  },
};
