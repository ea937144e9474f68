import { datasetNames } from "@naijaref/records";
import { checksumOf, newestChanges } from "@naijaref/tools/changes";
import { RECORD_CHANGES_FILE, type RecordChange, tablesOf } from "@naijaref/tools/changes/compare";
import { COUNTED, sentenceOf } from "@naijaref/tools/facts/coverage-sentences";
import { dayOf } from "../elections/days.ts";
import { rule, textOf } from "../rule.ts";

export const changesRecorded = rule(
  "changes-recorded",
  "the newest lines of each dataset in changes.csv have the checksum of its tables.",
  function* (dataset) {
    for (const name of datasetNames) {
      const newest = newestChanges(name, dataset);
      if (newest.some((change) => change["checksum"] === checksumOf(name, dataset))) continue;
      const [first] = newest;
      const since =
        first === undefined ? "has no line" : `changed after its line of ${String(first["date"])}`;
      const message = `${since}: add a line with today's date and the effect on users, then run npm run fix:data`;
      yield { file: "changes.csv", key: name, message };
    }
  },
);

export const recordChanges = rule(
  "record-changes",
  "record-changes.ndjson has the lines of an edition together, the oldest edition first, and what it says of the newest day of the dataset is what the records have.",
  function* (dataset) {
    const tables = tablesOf(dataset);
    const newestDay = dayOf(dataset);
    const before = new Set<string>();
    const faultOf = (change: RecordChange, last: RecordChange | undefined): string | undefined => {
      const { kind, code, field, date, data_version: version } = change;
      if (date < (last?.date ?? "")) return "is older than the line before it: sort by date";
      if (before.has(version) && last?.data_version !== version)
        return `is apart from the other lines of ${version}: put it after the last of them`;
      before.add(version);
      if (!tables.has(kind)) return "is about a table that does not exist";
      // A later edit of the data has a later day in changes.csv, and its own lines from the next release on.
      if (date < newestDay) return undefined;
      const record = tables.get(kind)?.get(code);
      if ((record === undefined) !== (change.change === "removed"))
        return `is ${change.change}, which the records contradict: run npm run tool changes again`;
      return field === null || JSON.stringify(record?.[field]) === JSON.stringify(change.after)
        ? undefined
        : `has another ${field} than the record: run npm run tool changes again`;
    };
    for (const [at, change] of dataset.recordChanges.entries()) {
      const message = faultOf(change, dataset.recordChanges[at - 1]);
      if (message === undefined) continue;
      const { kind, code, field } = change;
      yield { file: RECORD_CHANGES_FILE, key: `${kind} ${code}`, ...(field !== null && { field }), message };
    }
  },
);

export const coverageCounts = rule(
  "coverage-counts",
  "the sentences of coverage.csv have the numbers that the tables have.",
  function* (dataset) {
    for (const counted of COUNTED) {
      const sentence = sentenceOf(counted, dataset);
      const gaps = dataset.coverage.filter((row) => row["dataset"] === counted.dataset);
      if (gaps.some((row) => textOf(row, "gap").includes(sentence))) continue;
      const message = `a gap must say "${sentence}": run npm run tool facts, or correct tools/data/facts/coverage-sentences.ts`;
      yield { file: "coverage.csv", key: counted.dataset, message };
    }
  },
);

export const coverageDatasets = rule(
  "coverage-datasets",
  "coverage.csv says of each dataset what is missing.",
  function* ({ coverage }) {
    const described = new Set(coverage.map((row) => row["dataset"]));
    const message = "no line says what the dataset lacks: search for what is known to be missing, and say it";
    for (const key of datasetNames) if (!described.has(key)) yield { file: "coverage.csv", key, message };
  },
);
