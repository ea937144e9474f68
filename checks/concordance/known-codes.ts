import type { Rule } from "../rule.ts";
import { textOf } from "../tables.ts";
import { finding, recordsByKind } from "./external-ids.ts";

export const knownCodes: Rule = {
  name: "known-codes",
  description: "every external id belongs to a record that exists.",
  check: (dataset) => {
    const records = recordsByKind(dataset);
    return dataset.externalIds.flatMap((row) => {
      const [kind, code] = [textOf(row, "kind"), textOf(row, "code")];
      if (records.get(kind)?.has(code)) return [];
      return [finding(row, `there is no ${kind} ${code}: correct the code, or remove the row`)];
    });
  },
};
