import type { Row } from "@naijaref/tools/table";
import { ocdName } from "../../packages/naijaref/src/concordance/id-from-name.ts";
import type { Rule } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";
import { finding, recordsByKind } from "./external-ids.ts";

function namesOf(record: Row): string[] {
  // A record that was renamed keeps its id, and its former name as an alias.
  return [textOf(record, "name"), ...listOf(record, "aliases")].map(ocdName);
}

export const ocdIds: Rule = {
  name: "ocd-ids",
  description: "the OCD id of an LGA or constituency consists of its kind and its name or a former name.",
  check: (dataset) => {
    const records = recordsByKind(dataset);
    return dataset.externalIds.flatMap((row) => {
      const kind = textOf(row, "kind");
      const record = records.get(kind)?.get(textOf(row, "code"));
      if (row["system"] !== "ocd" || kind === "state" || record === undefined) return [];
      const [type, name = ""] = textOf(row, "id").replace(/^.*\//, "").split(":");
      if (type === kind && namesOf(record).includes(name)) return [];
      return [
        finding(
          row,
          `must end in ${kind}:${ocdName(textOf(record, "name"))}, because this is the record's name`,
        ),
      ];
    });
  },
};
