import { camelCase, type Field, type RecordDefinition } from "@naijaref/records";

/** The records as TypeScript interfaces, with each field's description as its docstring. */
export const writeInterfaces = (records: readonly RecordDefinition[]): string =>
  records.map(writeInterface).join("\n");

function writeInterface(record: RecordDefinition): string {
  const fields = Object.entries(record.fields).flatMap(([name, field]) => {
    const { description, examples } = field as unknown as Field & { examples: readonly unknown[] };
    return [
      `  /** ${description} For example \`${JSON.stringify(examples[0])}\`. */`,
      `  readonly ${camelCase(name)}: ${typeOf(field as unknown as Field)};`,
    ];
  });
  return [`/** ${record.description} */`, `export interface ${record.name} {`, ...fields, "}", ""].join("\n");
}

function typeOf(field: Field & { readonly enum?: readonly string[] }): string {
  if (field.enum !== undefined) return field.enum.map((word) => JSON.stringify(word)).join(" | ");
  const types = typeof field.type === "string" ? [field.type] : field.type;
  return types.map(scalarType).join(" | ");
}

function scalarType(type: string): string {
  if (type === "array") return "readonly string[]";
  return type === "integer" ? "number" : type;
}
