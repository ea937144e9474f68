import {
  references as allReferences,
  type Field,
  schemaOf,
  type TableDefinition,
  tables,
} from "@naijaref/records";
import { type Cell, type Row, storedRecordOf } from "@naijaref/tools/table";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import {
  type CheckedDataset,
  keyOf,
  listOf,
  on,
  repeatsIn,
  rule,
  tablesOf,
  tablesWith,
  textOf,
} from "../rule.ts";

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, keywords: ["grows"] });

const validators = new Map<TableDefinition, ValidateFunction>();

function validatorOf(table: TableDefinition): ValidateFunction {
  const validate = validators.get(table) ?? ajv.compile(schemaOf(storedRecordOf(table)));
  validators.set(table, validate);
  return validate;
}

/** "must match pattern …" is for machines: say what the cell holds, and what it must be. */
function messageOf({ instancePath, message = "", params }: ErrorObject, row: object): string {
  const [, field = ""] = instancePath.split("/");
  const allowed = Array.isArray(params["allowedValues"]) ? `: ${params["allowedValues"].join(", ")}` : "";
  const cell = JSON.stringify((row as Record<string, unknown>)[field] ?? null);
  return `${field} is ${cell}: it ${message}${allowed}`;
}

export const schema = rule(
  "schema",
  "every record matches its definition in packages/records: codes have all their digits, words are of the list, numbers are in range.",
  function* (dataset) {
    for (const { name, table, rows } of tablesOf(dataset)) {
      const validate = validatorOf(table);
      for (const row of rows)
        if (!validate(row))
          for (const error of validate.errors ?? []) yield on(name, row, messageOf(error, row));
    }
  },
);

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

export const examples = rule(
  "examples",
  "the example of every field, which the documentation shows, is a value that some record has.",
  function* (dataset) {
    for (const [field, { file, name, cells }] of fieldsInUse(dataset)) {
      const example = field.examples?.[0];
      if (cells.some((cell) => shows(cell, example))) continue;
      const message = `no record has the example ${JSON.stringify(example)} of ${name}: take one from the data, in packages/records`;
      yield { file, key: name, message };
    }
  },
);

export const uniqueKeys = rule(
  "unique-keys",
  "no two records share a code or, within their parent, a slug.",
  function* (dataset) {
    for (const { name, table, rows } of tablesOf(dataset))
      for (const fields of [table.sortedBy, ...(table.unique ?? [])]) {
        const sharedOf = (row: Row) => fields.map((field) => `${field} ${String(row[field])}`).join(", ");
        for (const [row, first, value] of repeatsIn(rows, sharedOf)) {
          const message = `${value} also belongs to ${keyOf(table, first)}: give one of the two another one`;
          yield on(name, row, message);
        }
      }
  },
);

export const references = rule(
  "references",
  "every state, LGA, constituency, institution and source that a record refers to exists.",
  function* (dataset) {
    for (const { field, to, key, in: only } of allReferences) {
      const known = new Set(dataset[to].map((row) => textOf(row, key)));
      const referring = tablesWith(dataset, field).filter(({ name }) => name === (only ?? name));
      for (const { name, rows } of referring)
        for (const row of rows)
          for (const value of [textOf(row, field), ...listOf(row, field)]) {
            const message = `${field} names ${value}, which is not in ${tables[to].path}: correct it, or add it there`;
            if (value !== "" && !known.has(value)) yield on(name, row, message);
          }
    }
  },
);
