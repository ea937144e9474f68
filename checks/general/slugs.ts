import { slugify } from "naijaref/text";
import type { Finding, Rule } from "../rule.ts";
import { keyOf, tablesWith, textOf } from "../tables.ts";

export const slugs: Rule = {
  name: "slugs",
  description: "a slug is made from the name, unless a decision keeps an older one.",
  check: (dataset) =>
    tablesWith(dataset, "slug", "name").flatMap(({ table, rows }) =>
      rows.flatMap((row): Finding[] => {
        const [slug, expected] = [textOf(row, "slug"), slugify(textOf(row, "name"))];
        if (slug === expected) return [];
        const message = `slug is "${slug}", but the slug of the name is "${expected}": write that, or, if links use the old slug, keep it and except it in data/evidence/${table.domain}`;
        return [{ file: table.path, key: keyOf(table, row), field: "slug", message }];
      }),
    ),
};
