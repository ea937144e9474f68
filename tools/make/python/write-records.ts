import { camelCase, type Field, type RecordDefinition, records, typesOf } from "@naijaref/records";

const NOTICE =
  '"""Generated from packages/records by `npm run build python`. Change the record there, not here."""';

/** The records as frozen classes of Python, with each field's description as its docstring. */
export function writeRecords(written: readonly RecordDefinition[]): string {
  const enums = written.flatMap((record) => enumsOf(record));
  const names = [...written, ...enums].map(({ name }) => name).sort();
  return [
    NOTICE,
    "",
    "from __future__ import annotations",
    "",
    "from dataclasses import dataclass",
    "from typing import Literal",
    "",
    "from .._record import Record",
    "",
    `__all__ = [${names.map((name) => JSON.stringify(name)).join(", ")}]`,
    "",
    ...enums.map(
      ({ name, words }) => `${name} = Literal[${words.map((word) => JSON.stringify(word)).join(", ")}]`,
    ),
    ...written.map(writeRecord),
  ].join("\n");
}

/** The closed lists of words, each a type of its own: `BankType`. */
const enumsOf = ({ name, fields }: RecordDefinition) =>
  Object.entries(fields).flatMap(([field, { enum: words }]) =>
    words === undefined ? [] : [{ name: enumName(name, field), words }],
  );

const enumName = (record: string, field: string): string => record + camelCase(`_${field}`);

function writeRecord({ name, description, fields }: RecordDefinition): string {
  const lines = Object.entries(fields).flatMap(([field, definition]) => {
    const [shown] = definition.examples ?? [];
    const example = shown === undefined ? "" : ` For example \`${JSON.stringify(shown)}\`.`;
    return [
      `    ${field}: ${definition.enum === undefined ? typeOf(definition) : enumName(name, field)}`,
      `    ${docstring(definition.description + example)}`,
      "",
    ];
  });
  return [
    "\n",
    "@dataclass(frozen=True, slots=True, eq=False, repr=False)",
    `class ${name}(Record):`,
    `    ${docstring(description)}`,
    "",
    ...lines,
  ].join("\n");
}

const docstring = (text: string): string => `r"""${text}"""`;

const typeOf = (field: Field): string =>
  isListOfRecords(field)
    ? `tuple[${recordOf(field.items).name}, ...]`
    : typesOf(field).map(scalarType).join(" | ");

/** The schema of a record inside another. */
interface Nested {
  readonly description: string;
}

const isListOfRecords = (field: Field): field is Field & { readonly items: Nested } =>
  field.items !== undefined && "properties" in field.items;

/** The record that a schema inside another was made of. */
function recordOf({ description }: Nested): RecordDefinition {
  const found = records.find((record) => record.description === description);
  if (found === undefined) throw new Error(`no record is described as: ${description}`);
  return found;
}

const SCALARS: Readonly<Record<string, string>> = {
  string: "str",
  number: "float",
  integer: "int",
  boolean: "bool",
  array: "tuple[str, ...]",
  null: "None",
};

function scalarType(type: string): string {
  const scalar = SCALARS[type];
  if (scalar === undefined) throw new Error(`a field of type ${type} has no type in Python yet`);
  return scalar;
}
