import type { Field } from "@naijaref/records";
import { type Cell, storedRecordOf } from "@naijaref/tools/table";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";
import { tablesOf } from "../tables.ts";

function shows(cell: Cell | undefined, example: unknown): boolean {
  if (!Array.isArray(example)) return cell === example;
  return Array.isArray(cell) && example.every((item) => cell.includes(item));
}

interface FieldInUse {
  readonly file: string;
  readonly name: string;
  readonly cells: (Cell | undefined)[];
}

/** Each field with its cells in every table that has it: tables of one kind of record share theirs. */
function fieldsInUse(dataset: CheckedDataset): ReadonlyMap<Field, FieldInUse> {
  const fields = new Map<Field, FieldInUse>();
  // What is internal, the documentation does not show.
  for (const { table, rows } of tablesOf(dataset).filter(({ table: { internal } }) => internal !== true)) {
    for (const [name, field] of Object.entries(storedRecordOf(table).fields)) {
      const inUse = fields.get(field) ?? { file: table.path, name, cells: [] };
      for (const row of rows) inUse.cells.push(row[name]);
      fields.set(field, inUse);
    }
  }
  return fields;
}

export const examples: Rule = {
  name: "examples",
  description: "the example of every field, which the documentation shows, is a value that some record has.",
  check: (dataset) =>
    [...fieldsInUse(dataset)].flatMap(([field, { file, name, cells }]): Finding[] => {
      const example = field.examples?.[0];
      if (cells.some((cell) => shows(cell, example))) return [];
      const message = `no record has the example ${JSON.stringify(example)} of ${name}: take one from the data, in packages/records`;
      return [{ file, key: name, message }];
    }),
};
