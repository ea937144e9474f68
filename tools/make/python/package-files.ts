import {
  camelCase,
  type Field,
  publishedTables,
  type RecordDefinition,
  records,
  type TableName,
  tables,
  typesOf,
} from "@naijaref/records";
import { listExternalIds } from "naijaref/concordance";
import type { Borders } from "../../../packages/naijaref/src/boundaries/lines/read-lines.ts";
import { unpackBorders } from "../../../packages/naijaref/src/boundaries/lines/read-lines.ts";
import { bordersTable } from "../../../packages/naijaref/src/generated/borders.ts";
import { missingNumbers } from "../../../packages/naijaref/src/generated/missing-unit-numbers.ts";
import { witnessTable } from "../../../packages/naijaref/src/generated/witness-borders.ts";
import { stateNumbers } from "../../../packages/naijaref/src/places/inec-code.ts";
import {
  ACCOUNT,
  PHONE,
  PHONE_AS_ACCOUNT,
  PLATE,
  POLLING_UNIT,
} from "../../../packages/naijaref/src/reasons.ts";
import { publishedRows } from "../../data/compile/derive-fields.ts";
import type { Dataset, Row } from "../../data/table/index.ts";

const NOTICE =
  '"""Generated from packages/records by `npm run build python`. Change the record there, not here."""';

/** The records as frozen classes of Python, with each field's description as its docstring. */
function writeRecords(written: readonly RecordDefinition[]): string {
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

/**
 * A table as Python reads it, in JSON: the names of the fields, then each column. A column whose cells repeat
 * is its different cells and, for each row, which of them it has, so that a thousand rows share one value.
 */
export function writeTable({ fields }: RecordDefinition, rows: readonly Row[]): string {
  const columns = Object.entries(fields).map(([name, field]) => {
    const cells = rows.map((row) => writeCell(field, row[name] ?? null));
    const different = [...new Set(cells)];
    if (!isList(field) && different.length > cells.length / 3) return `[${cells.join(",")}]`;
    const places = new Map(different.map((cell, at) => [cell, at]));
    const at = cells.map((cell) => places.get(cell));
    return `{"cells":[${different.join(",")}],"at":[${at.join(",")}]}`;
  });
  return `{"fields":${JSON.stringify(Object.keys(fields))},"columns":[\n${columns.join(",\n")}\n]}\n`;
}

const isList = (field: Field): boolean => typesOf(field).includes("array");

/** A whole number of degrees is written as `7.0`, so that Python reads what the field says: a float. */
function writeCell(field: Field, cell: unknown): string {
  if (typeof cell === "number" && Number.isInteger(cell) && typesOf(field).includes("number"))
    return cell.toFixed(1);
  return JSON.stringify(isList(field) ? (cell ?? []) : cell);
}

/** Whole numbers of 32 bits, the lowest byte first on every machine. */
function bytesOf(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [at, number] of numbers.entries()) bytes.writeInt32LE(number, 4 * at);
  return bytes;
}

/** Each number as its difference from the one before: nearly all are small, and compress well. */
const differences = (numbers: Int32Array): number[] =>
  Array.from(numbers, (number, at) => number - (numbers[at - 1] ?? 0));

/**
 * Border lines as Python reads them: how many arcs and positions there are; of each arc the number of its
 * positions, the face on its left and the one on its right; then the longitudes and the latitudes of all
 * positions in millionths of a degree, each as the difference from the one before.
 */
function writeBorders({ arcs, first, left, right, lons, lats }: Borders): Buffer {
  const lengths = Array.from({ length: arcs }, (_, arc) => Number(first[arc + 1]) - Number(first[arc]));
  return bytesOf([
    arcs,
    lons.length,
    ...lengths,
    ...left.slice(0, arcs),
    ...right.slice(0, arcs),
    ...differences(lons),
    ...differences(lats),
  ]);
}

/** The texts that go with the data. */
export const NOTICES = ["LICENSE", "LICENSE-DATA", "ATTRIBUTION.md"];

interface PythonContent {
  readonly dataset: Dataset;
  readonly dataVersion: string;
  /** `NOTICES` by name. */
  readonly notices: ReadonlyMap<string, string>;
  /** The script that matches, searches and reads addresses: `writeScript` of the engine. */
  readonly engine: string;
}

/** Records without a table that the package returns. */
const PARSED = [
  "Address",
  "AddressCandidate",
  "MatchCandidate",
  "MatchedText",
  "PhoneNumber",
  "Plate",
  "Suggestion",
];

/** The record and the rows of each table that is published, in the order in which the library lists them. */
export const pythonTables = (
  dataset: Dataset,
): ReadonlyMap<string, { record: RecordDefinition; rows: readonly Row[] }> =>
  new Map(
    Object.entries(publishedTables).map(([name, published]) => {
      const { record } = tables[published.tables[0] as TableName];
      // Those that the records have themselves are among them, so that Python need not derive them.
      const rows =
        name === "external_ids" ? listExternalIds().map((one) => ({ ...one })) : publishedRows(name, dataset);
      return [name, { record, rows }];
    }),
  );

/**
 * The version as Python writes it (PEP 440): the day of the newest change. Python's registry takes no version
 * with a hash, so the hash is in `DATA_VERSION` alone.
 */
const pythonVersion = (dataVersion: string): string =>
  dataVersion.slice(0, 10).split("-").map(Number).join(".");

/** The generated files of the package, by their paths in `python/`. The same data gives the same bytes. */
export function pythonFiles(content: PythonContent): Map<string, string | Buffer> {
  const { dataset, dataVersion, notices, engine } = content;
  const published = pythonTables(dataset);
  const used = new Set([...published.values()].map(({ record }) => record));
  const written = records.filter((record) => used.has(record) || PARSED.includes(record.name));
  const files = new Map<string, string | Buffer>(notices);
  const add = (name: string, text: string | Buffer) => files.set(`naijaref/_generated/${name}`, text);
  add("__init__.py", '"""What `npm run build python` writes."""\n');
  add("records.py", writeRecords(written));
  add("version.py", versionModule(dataVersion));
  add(
    "reasons.py",
    `${writeTexts({ PHONE, PLATE, ACCOUNT, POLLING_UNIT })}\nPHONE_AS_ACCOUNT = ${JSON.stringify(PHONE_AS_ACCOUNT)}\n`,
  );
  add("letters.py", writeTexts({ STATE_NUMBERS: Object.fromEntries(stateNumbers()) }));
  add("naijaref-engine.js", engine);
  for (const [name, { record, rows }] of published) add(`${name}.json`, writeTable(record, rows));
  add("missing_unit_numbers.json", `${JSON.stringify(missingNumbers)}\n`);
  add("waters.json", `${JSON.stringify(bordersTable.water)}\n`);
  add("borders.bin", writeBorders(unpackBorders(bordersTable)));
  add("witness.bin", writeBorders(unpackBorders(witnessTable)));
  return files;
}

/** Tables of texts, as Python has them. */
const writeTexts = (tables: Readonly<Record<string, Readonly<Record<string, string>>>>): string =>
  [
    '"""Generated from packages/naijaref/src by `npm run build python`. Change the texts there, not here."""',
    ...Object.entries(tables).map(
      ([name, texts]) => `\n${name}: dict[str, str] = ${JSON.stringify(texts, undefined, 4)}`,
    ),
    "",
  ].join("\n");

const versionModule = (dataVersion: string): string =>
  `"""Generated by \`npm run build python\`."""

__version__ = ${JSON.stringify(pythonVersion(dataVersion))}
DATA_VERSION = ${JSON.stringify(dataVersion)}
`;
