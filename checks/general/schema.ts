import { schemaOf, type TableDefinition } from "@naijaref/records";
import { storedRecordOf } from "@naijaref/tools/table";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import type { Finding, Rule } from "../rule.ts";
import { keyOf, tablesOf } from "../tables.ts";

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

export const schema: Rule = {
  name: "schema",
  description:
    "every record matches its definition in packages/records: codes have all their digits, words are of the list, numbers are in range.",
  check: (dataset) =>
    tablesOf(dataset).flatMap(({ table, rows }) => {
      const validate = validatorOf(table);
      return rows.flatMap((row): Finding[] => {
        if (validate(row)) return [];
        return (validate.errors ?? []).map((error) => ({
          file: table.path,
          key: keyOf(table, row),
          message: messageOf(error, row),
        }));
      });
    }),
};
