import { datasetNames } from "@naijaref/records";
import { checksumOf, newestChanges } from "@naijaref/tools/changes";
import type { Finding, Rule } from "../rule.ts";

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
