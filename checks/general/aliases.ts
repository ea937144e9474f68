import type { Domain } from "@naijaref/records";
import { groupBy } from "@naijaref/tools/table";
import { bankKey } from "naijaref/banks";
import { fold, joined, placeKey } from "naijaref/text";
import type { Finding, Rule } from "../rule.ts";
import { keyOf, listOf, tablesWith, textOf } from "../tables.ts";

/**
 * The key by which lookups compare names: for places they ignore words such as LGA, for banks Limited and
 * Plc.
 */
const keyFor = (domain: Domain) =>
  domain === "places" ? placeKey : domain === "banks" ? bankKey : (name: string) => joined(fold(name));

export const aliases: Rule = {
  name: "aliases",
  description:
    "every alias differs from the record's name and its other aliases, compared as lookups compare them.",
  check: (dataset) =>
    tablesWith(dataset, "aliases", "name").flatMap(({ table, rows }) => {
      const nameKey = keyFor(table.domain);
      return rows.flatMap((row): Finding[] => {
        const [name, short] = [textOf(row, "name"), textOf(row, "short_name")];
        const own = short === "" || nameKey(short) === nameKey(name) ? [name] : [name, short];
        const names = [...own, ...listOf(row, "aliases")];
        return [...groupBy(names, nameKey).values()].flatMap(([first, ...same]) =>
          same.map((alias) => ({
            file: table.path,
            key: keyOf(table, row),
            message: `lookups treat the alias "${alias}" and "${first}" as equal: remove it`,
          })),
        );
      });
    }),
};
