import { defineRecord, pollingUnit, snakeCase } from "@naijaref/records";
import { listBoundaries, topologyOf } from "naijaref/boundaries";
import { readRecordChanges } from "../../data/changes/compare.ts";
import type { Dataset, PollingUnitFile } from "../../data/table/index.ts";
import { SCRIPTS, writeScript } from "../../make/engine/write-engine.ts";
import { writeBibtex, writeCitation } from "./citation.ts";
import { writeDataPackage } from "./data-package.ts";
import { type DownloadFile, downloadFile, SECOND_FOLDER } from "./files.ts";
import { joinPollingUnits, rowOfUnit } from "./joined.ts";
import { mapFiles } from "./maps.ts";
import { type Resource, readResources, sizeOf } from "./resources.ts";
import { joinTables, writeSqlite } from "./sqlite.ts";
import { csvFileOf, tableFiles, writeCsv, writeParquet } from "./table-files.ts";
import { buildVectors, writeVectors } from "./vectors/of-records.ts";
import { wholeWorkbook, workbookOfState } from "./workbooks.ts";

const tableOf = (files: readonly DownloadFile[]): string =>
  [
    "| file | records | fields | what it is |\n|---|---:|---:|---|",
    ...files.map(
      ({ name, description, rows, columns }) =>
        `| ${name} | ${rows ?? ""} | ${columns ?? ""} | ${description} |`,
    ),
  ].join("\n");

const writeReadme = (
  files: readonly DownloadFile[],
  apart: readonly DownloadFile[],
  dataVersion: string,
): string => `# naijaref ${dataVersion}

Nigerian reference data. Licence: CC BY 4.0 (LICENSE). Sources: ATTRIBUTION.md. How to cite: CITATION.cff.

- **Codes are text.** \`058\` is a bank, \`01\` is a state, and \`NA\` is Nasarawa: tell your reader not to make numbers of
  them, and not to take \`NA\` for a missing value. In Parquet, SQLite and the workbook they are text already.
- An empty cell is a value that no source gives.
- A cell with several values joins them by \`|\`. In Parquet they are a list, in SQLite a JSON array.
- \`unverified_fields\` names the fields of a record that rest on one weak source, or on which sources disagree.
- \`banks\` is the table that \`data/\` and its history call \`institutions\`. \`senatorial_district\` is a name in
  \`lgas\`, whose code is \`senatorial_district_code\`, and a code in \`wards\`, whose name is
  \`senatorial_district_name\` in \`wards_joined\`.
- CSV files are UTF-8 without a byte order mark, with CRLF (RFC 4180). \`.gz\` files are gzip: pandas, polars, DuckDB
  and R read \`.csv.gz\` as it is. For a spreadsheet program, open the workbook. Unpack the SQLite file before use.

${tableOf(files)}

The folder \`${SECOND_FOLDER}\` has what is larger: the polling units joined, a workbook for each state, and maps of
the constituencies.

${tableOf(apart)}

\`sha256sum --check SHA256SUMS\` proves that the files are complete.
`;

/** The members of a record in the names of the API. A position in a geometry has no names. */
const inApiNames = (_: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [snakeCase(name), inner]))
    : value;

type Drawn = ReturnType<typeof listBoundaries> | ReturnType<typeof topologyOf>;

function mapFile(name: string, description: string, drawn: Drawn): DownloadFile {
  if (!drawn.ok) throw new Error(`${name}: ${drawn.reason}`);
  const content = `${JSON.stringify(drawn.value, inApiNames)}\n`;
  return downloadFile(name, `${description} The properties are the records.`, content);
}

/** Maps to draw, and the outlines in full, from which states and constituencies can be merged. */
export const boundaryFiles = (): DownloadFile[] => [
  ...(["states", "lgas"] as const).map((of) =>
    mapFile(
      `${of}.geojson.gz`,
      `The outlines of the ${of === "lgas" ? "LGAs" : of} as GeoJSON, for maps.`,
      listBoundaries({ of, detail: "draw" }),
    ),
  ),
  mapFile(
    "lgas.topojson.gz",
    "The outlines of the LGAs as TopoJSON, with every position; neighbours share their borders.",
    topologyOf({ of: "lgas" }),
  ),
];

const { code, name, kind, ward_code, aliases, unverified_fields } = pollingUnit.fields;

const record = defineRecord({
  name: "PollingUnitRow",
  description: pollingUnit.description,
  fields: { code, name, kind, ward_code, aliases, unverified_fields },
});

/**
 * The polling units with few fields more than do not follow from the code. With all fields, or as a sheet of
 * the workbook too, these rows alone would take all that the package may: those are joined by state.
 */
export const pollingUnitResource = (files: readonly PollingUnitFile[]): Resource => ({
  name: "polling_units",
  record,
  primaryKey: ["code"],
  foreignKeys: [{ field: "ward_code", resource: "wards", key: "code" }],
  computedKeys: [{ field: "ward_code", resource: "wards", key: "code", sql: "substr(code, 1, 8)" }],
  rows: files.flatMap(({ units }) => units.map(rowOfUnit)),
  formats: ["csv.gz", "ndjson.gz", "parquet", "sqlite"],
  apart: ["ndjson.gz", "parquet"],
});

export interface Notices {
  readonly licence: string;
  readonly attribution: string;
}

const writeDatabase = async (resources: readonly Resource[], dataVersion: string): Promise<DownloadFile> =>
  downloadFile(
    "naijaref.sqlite.gz",
    "All tables in one SQLite database, typed, with keys and an index of names. Unpack it first.",
    await writeSqlite(resources, dataVersion),
  );

const unitsCsv = (resource: Resource, of: string): DownloadFile =>
  downloadFile(
    `${resource.name}.csv.gz`,
    `The polling units of ${of}, each with its ward, LGA, state and constituencies, and as INEC prints it.`,
    writeCsv(resource),
    { folder: SECOND_FOLDER, ...sizeOf(resource) },
  );

const ABOUT = {
  name: "naijaref-polling-units",
  title: "naijaref: polling units of each state",
  description:
    "The polling units of each state of Nigeria with the codes and names of ward, LGA, state and constituencies. The tables that the codes belong to are in datapackage.json, and so are the sources.",
};

/**
 * The columns, types and keys of the states' tables. They are a package of their own: who has only the first
 * folder has a whole package, and a path of a Data Package cannot lead out of its folder.
 */
function describe(states: readonly (readonly [Resource, DownloadFile])[], dataVersion: string): DownloadFile {
  const files = new Map(states);
  const csv = (resource: Resource): DownloadFile => files.get(resource) as DownloadFile;
  return downloadFile(
    `datapackage.${SECOND_FOLDER}.json`,
    "The polling units of each state with their columns and types, as a Data Package.",
    writeDataPackage([...files.keys()], csv, dataVersion, ABOUT),
    { folder: SECOND_FOLDER },
  );
}

/** The polling units joined with what describes them, a workbook of each state, and the maps. */
async function secondFolder(
  resources: readonly Resource[],
  units: readonly PollingUnitFile[],
  dataVersion: string,
): Promise<DownloadFile[]> {
  const { ofStates, ofCountry } = joinPollingUnits(units, resources);
  const tables = ofStates.map(
    ({ state, resource }) => [resource, unitsCsv(resource, String(state["name"]))] as const,
  );
  const workbooks: DownloadFile[] = [];
  for (const state of ofStates) workbooks.push(await workbookOfState(state, resources, dataVersion));
  return [
    ...(await mapFiles(dataVersion)),
    downloadFile(
      `${ofCountry.name}.parquet`,
      ofCountry.record.description,
      writeParquet(ofCountry, dataVersion),
      { folder: SECOND_FOLDER, ...sizeOf(ofCountry) },
    ),
    ...tables.map(([, file]) => file),
    describe(tables, dataVersion),
    ...workbooks,
  ];
}

/** The engine for who has a database or a notebook that runs JavaScript, and no Node. */
const engineFiles = (): Promise<DownloadFile[]> =>
  Promise.all(
    Object.entries(SCRIPTS).map(async ([name, { part, description }]) =>
      downloadFile(`${name}.js`, description, await writeScript(part)),
    ),
  );

export interface PackageContent {
  readonly dataset: Dataset;
  readonly pollingUnits: readonly PollingUnitFile[];
  /** The states whose polling units are joined: all of them, but in tests. */
  readonly joinedUnits?: readonly PollingUnitFile[];
  readonly dataVersion: string;
}

/** Every download, in the order in which they are listed. The same data gives the same bytes. */
export async function buildPackage(
  { dataset, pollingUnits, dataVersion, joinedUnits = pollingUnits }: PackageContent,
  notices: Notices,
): Promise<readonly DownloadFile[]> {
  const tablesOfDataset = readResources(dataset);
  const resources = [
    ...tablesOfDataset,
    ...(await joinTables(tablesOfDataset)),
    pollingUnitResource(pollingUnits),
  ];
  const tables = resources.flatMap((resource) => tableFiles(resource, dataVersion));
  const vectors = buildVectors(dataset);
  const changes = readRecordChanges();
  const data = [
    ...tables,
    ...boundaryFiles(),
    await writeDatabase(resources, dataVersion),
    await wholeWorkbook(resources, dataVersion),
    downloadFile(
      "vectors.ndjson.gz",
      "Every rule as input and expected result, so that a port to another language can prove itself.",
      writeVectors(vectors),
      { rows: vectors.length, columns: 3 },
    ),
    downloadFile(
      "changes.ndjson.gz",
      "How each edition differs from the one before: record, field, value before and after, sources.",
      changes.map((change) => `${JSON.stringify(change)}\n`).join(""),
      { rows: changes.length, columns: Object.keys(changes[0] ?? {}).length },
    ),
    ...(await engineFiles()),
  ];
  const about = [
    downloadFile(
      "datapackage.json",
      "The CSV files with their columns, types, keys, sources and licence, as a Data Package.",
      writeDataPackage(resources, (resource) => csvFileOf(resource, tables), dataVersion),
    ),
    downloadFile("CITATION.cff", "How to cite the dataset.", writeCitation(dataVersion)),
    downloadFile("CITATION.bib", "The same for BibTeX.", writeBibtex(dataVersion)),
    downloadFile("LICENSE", "The licence of the data, CC BY 4.0.", notices.licence),
    downloadFile("ATTRIBUTION.md", "Whom to credit: every source.", notices.attribution),
  ];
  const apart = await secondFolder(resources, joinedUnits, dataVersion);
  const readme = downloadFile(
    "README.md",
    "What each file is, and how to read it.",
    writeReadme([...data, ...about], apart, dataVersion),
  );
  return [...data, ...about, readme, ...apart];
}
