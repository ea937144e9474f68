import { type Cells, cell, readReviewed } from "./gathered.ts";
import { idOf, writeName } from "./names.ts";

const settled = readReviewed("settled");

/** An institution's values with what was settled by hand, and the fields that stay in doubt all the same. */
export function settle(gatheredId: string, row: Cells): { values: Cells; unverified: Set<string> } {
  const values: Record<string, string> = { ...row };
  const unverified = new Set<string>();
  for (const decision of settled.filter((each) => cell(each, "gathered_id") === gatheredId)) {
    const field = cell(decision, "field");
    values[field] = cell(decision, "value");
    if (cell(decision, "unverified") === "yes") unverified.add(field);
  }
  return { values, unverified };
}

/** The conflicts among the gathered tables that no row of the reviewed list settles. */
export function unsettled(gathered: readonly Cells[], conflicts: readonly Cells[]): string[] {
  const subjectOf = (name: string) => idOf(writeName(name));
  const ids = new Map(gathered.map((row) => [subjectOf(cell(row, "name")), cell(row, "id")]));
  const decided = new Set(settled.map((each) => `${cell(each, "gathered_id")} ${cell(each, "field")}`));
  return conflicts.flatMap((conflict) =>
    cell(conflict, "institution")
      .split("; ")
      .map((name) => `${ids.get(subjectOf(name)) ?? name} ${cell(conflict, "field")}`)
      .filter((subject) => !decided.has(subject)),
  );
}
