import {
  camelCase,
  type Field,
  fieldCounts,
  publishedTables,
  type RecordDefinition,
  records,
  type TableName,
  tables,
  typesOf,
} from "@naijaref/records";
import type { PackedBorders } from "../../../packages/naijaref/src/boundaries/lines/packed.ts";
import type { PackedTable } from "../../../packages/naijaref/src/table/packed.ts";
import type { Dataset, PollingUnitFile, Row } from "../table/index.ts";
import { packAddressEvidence } from "./address-evidence.ts";
import { packBorders, packWitness } from "./borders.ts";
import { type DataBeside, versionOf } from "./complete-dataset.ts";
import { deriveFields, publishedRows } from "./derive-fields.ts";
import type { FieldCounts } from "./field-counts.ts";
import { pack, packRecordChanges } from "./pack.ts";
import { missingNumbersOf, packPollingUnits, unitsByWard } from "./pack-polling-units.ts";

/** A record as a TypeScript interface, with each field's description as its docstring. */
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

const NOTICE = "// Generated from data/ by `npm run build data`. Correct the CSV, not this file.\n";

/**
 * The library's generated modules, but for the one of addresses: file name and content. The same data gives
 * the same bytes.
 */
export function writeModules(
  stored: Dataset,
  beside: DataBeside,
  counted: readonly FieldCounts[],
): Map<string, string> {
  const { topology, witness, pollingUnits, recordChanges } = beside;
  const dataset = deriveFields(stored, pollingUnits);
  const modules = new Map<string, string>();
  const counts: Record<string, number> = {};
  for (const [published, { tables: from }] of Object.entries(publishedTables)) {
    const rows = publishedRows(published, dataset);
    const packed = pack(rows.map(withNamesOfLibrary), tables[from[0] as TableName]);
    modules.set(`${published.replaceAll("_", "-")}.ts`, tableModule(camelCase(published), packed));
    for (const name of from) if (tables[name].domain !== "about") counts[name] = dataset[name].length;
  }
  // Institutions that are closed, or that no list of the central bank has, are records too.
  counts["licensedInstitutions"] = dataset.institutions.filter(({ status }) => status === "active").length;
  counts["pollingUnits"] = pollingUnits.reduce((sum, { units }) => sum + units.length, 0);
  modules.set("missing-unit-numbers.ts", missingNumbersModule(pollingUnits));
  modules.set("version.ts", versionModule(versionOf(stored, beside), counts));
  modules.set("field-counts.ts", tableModule("fieldCounts", pack(counted, { record: fieldCounts })));
  modules.set("record-changes.ts", tableModule("recordChanges", packRecordChanges(recordChanges)));
  const codes = dataset.lgas.map(({ code }) => String(code));
  modules.set("borders.ts", bordersModule("bordersTable", packBorders(topology, codes)));
  modules.set("witness-borders.ts", bordersModule("witnessTable", packWitness(witness, codes)));
  modules.set("records.ts", NOTICE + records.map(writeInterface).join("\n"));
  modules.set("enums.ts", NOTICE + writeEnums(records));
  return modules;
}

/** The module of the library that takes as long as all others, and is made at the same time. */
export const EVIDENCE_MODULE = "address-evidence.ts";

export const writeEvidenceModule = (dataset: Dataset, units: readonly PollingUnitFile[]): string =>
  packedModule(
    "addressEvidence",
    "PackedEvidence",
    "table/packed-words",
    packAddressEvidence(dataset, units),
  );

export const writeStateNames = ({ states }: Pick<Dataset, "states">): string =>
  `${NOTICE}
export const names: readonly (readonly [code: string, name: string])[] = ${JSON.stringify(states.map(({ code, name }) => [code, name]))};
`;

/** The generated modules of the package of polling units: one for each state, and what loads each. */
export function writePollingUnitModules(
  { states }: Pick<Dataset, "states">,
  unitFiles: readonly PollingUnitFile[],
): Map<string, string> {
  const codes = new Map(states.map((state) => [state["inec_code"], String(state["code"])]));
  const packed = unitFiles.map(({ units }) => {
    const code = codes.get(units[0]?.code.slice(0, 2) ?? "") ?? "";
    return packPollingUnits(code, units);
  });
  const modules = new Map(packed.map((table) => [`${table.state.toLowerCase()}.ts`, stateModule(table)]));
  return modules.set("load.ts", loadModule(packed.map(({ state }) => state)));
}

/** The notice is in `load.ts` alone: these are sent to browsers. */
const stateModule = (table: unknown): string =>
  `import type { PackedPollingUnits } from "naijaref/polling-units";

export const pollingUnits: PackedPollingUnits = ${JSON.stringify(table)};
`;

const loadModule = (codes: readonly string[]): string =>
  `${NOTICE}import type { PackedPollingUnits } from "naijaref/polling-units";

export const load: Readonly<Record<string, () => Promise<{ readonly pollingUnits: PackedPollingUnits }>>> = {
${codes
  .toSorted()
  .map((code) => `  ${code}: () => import("./${code.toLowerCase()}.ts"),\n`)
  .join("")}};
`;

function missingNumbersModule(unitFiles: readonly PollingUnitFile[]): string {
  const wards = unitFiles.flatMap(({ units }) => [...unitsByWard(units)]);
  const missing = wards.map(([ward, units]) => [ward, missingNumbersOf(units)] as const);
  const gaps = Object.fromEntries(missing.filter(([, numbers]) => numbers.length > 0));
  return `${NOTICE}
/** The unit numbers that wards leave out, by the ward's code. */
export const missingNumbers: Readonly<Record<string, readonly number[]>> = ${JSON.stringify(gaps)};
`;
}

/** A module of one packed value, whose type is in a module of the library. */
const packedModule = (name: string, type: string, from: string, value: unknown): string =>
  `${NOTICE}import type { ${type} } from "../${from}.ts";

export const ${name}: ${type} = ${JSON.stringify(value)};
`;

const tableModule = (name: string, table: PackedTable): string =>
  packedModule(`${name}Table`, "PackedTable", "table/packed", table);

const bordersModule = (name: string, borders: PackedBorders): string =>
  packedModule(name, "PackedBorders", "boundaries/lines/packed", borders);

const versionModule = (version: string, counts: Readonly<Record<string, number>>): string =>
  `${NOTICE}
/** The dataset's version: the day of its newest change, and a hash of its content. */
export const dataVersion: string = ${JSON.stringify(version)};

export const counts = /* @__PURE__ */ Object.freeze(${JSON.stringify(counts)} as const);
`;

/** The names of unverified fields are those that the library's records have: `cbnCode`. */
function withNamesOfLibrary(row: Row): Row {
  const fields = row["unverified_fields"];
  return Array.isArray(fields) ? { ...row, unverified_fields: fields.map(camelCase) } : row;
}
