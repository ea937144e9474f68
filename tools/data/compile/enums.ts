import type { RecordDefinition } from "@naijaref/records";

/**
 * The values of every field that has a closed list of them: of `Bank.type` as `BANK_TYPES`, in the record's
 * order.
 */
export const writeEnums = (records: readonly RecordDefinition[]): string =>
  records.flatMap(writeEnumsOf).join("\n");

const writeEnumsOf = (record: RecordDefinition): string[] =>
  Object.entries(record.fields).flatMap(([name, field]) =>
    field.enum === undefined
      ? []
      : [
          `/** ${field.description} The values of \`${record.name}.${name}\`. */`,
          `export const ${nameOf(record.name, name)} = /* @__PURE__ */ Object.freeze(${JSON.stringify(field.enum)} as const);`,
          "",
        ],
  );

/** `PhoneNumber`, `type` is PHONE_NUMBER_TYPES. */
const nameOf = (record: string, field: string): string =>
  `${record.replace(/(?<=.)(?=[A-Z])/g, "_")}_${plural(field)}`.toUpperCase();

const plural = (word: string): string =>
  word.endsWith("y") ? `${word.slice(0, -1)}ies` : word.endsWith("s") ? `${word}es` : `${word}s`;
