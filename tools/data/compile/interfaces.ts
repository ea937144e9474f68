import { camelCase, type Field, type RecordDefinition, typesOf } from "@naijaref/records";

/** The records as TypeScript interfaces, with each field's description as its docstring. */
export const writeInterfaces = (records: readonly RecordDefinition[]): string =>
  records.map(writeInterface).join("\n");

function writeInterface(record: RecordDefinition): string {
  const fields = Object.entries(record.fields).flatMap(([name, field]) => {
    return [
      `  /** ${field.description} For example \`${JSON.stringify(field.examples?.[0])}\`. */`,
      `  readonly ${camelCase(name)}: ${typeOf(field)};`,
    ];
  });
  return [`/** ${record.description} */`, `export interface ${record.name} {`, ...fields, "}", ""].join("\n");
}

function typeOf(field: Field): string {
  if (field.enum !== undefined) return field.enum.map((word) => JSON.stringify(word)).join(" | ");
  return typesOf(field).map(scalarType).join(" | ");
}

function scalarType(type: string): string {
  if (type === "array") return "readonly string[]";
  return type === "integer" ? "number" : type;
}
