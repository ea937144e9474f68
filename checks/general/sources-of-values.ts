import type { Finding, Rule } from "../rule.ts";
import { keyOf, listOf, tablesWith } from "../tables.ts";
import { Testimony } from "./testimony.ts";

export const sourcesOfValues: Rule = {
  name: "sources-of-values",
  description: "of the witnesses that agree on a value, one at least is among the sources of the record.",
  check: (dataset) => {
    const testimony = new Testimony(dataset);
    return tablesWith(dataset, "sources").flatMap(({ name, table, rows }) =>
      Object.keys(table.record.fields)
        .filter((field) => testimony.proofOf(name, field)?.kind === "witnesses")
        .flatMap((field) =>
          rows.flatMap((row): Finding[] => {
            const key = keyOf(table, row);
            const sources = listOf(row, "sources");
            const agreeing = testimony
              .about(name, key, field, row)
              .filter(({ agrees }) => agrees)
              .map(({ source }) => source);
            if (agreeing.length === 0 || agreeing.some((source) => sources.includes(source))) return [];
            const message = `${field} is from ${agreeing.join(" and ")}: add it to sources, and remove a source from which no field is`;
            return [{ file: table.path, key, field, message }];
          }),
        ),
    );
  },
};
