import { defineRecord, pollingUnit, snakeCase } from "@naijaref/records";
import { listBoundaries, topologyOf } from "naijaref/boundaries";
import { readRecordChanges } from "../../data/changes/compare.ts";
import type { Dataset, PollingUnitFile } from "../../data/table/index.ts";
import { SCRIPTS, writeScript } from "../../make/engine/write-engine.ts";
import { writeBibtex, writeCitation } from "./citation.ts";
import { writeDataPackage } from "./data-package.ts";
import { type DownloadFile, downloadFile, SECOND_FOLDER } from "./file.ts";
import type { Resource } from "./resource.ts";
import { readResources } from "./resources.ts";
import { secondFolder } from "./second-folder.ts";
import { wholeWorkbook } from "./spreadsheets/index.ts";
import { joinTables, writeSqlite } from "./sqlite.ts";
import { csvFileOf, tableFiles } from "./table-files.ts";
import { buildVectors, writeVectors } from "./vectors/of-records.ts";

const row = ({ name, description, rows, columns }: DownloadFile): string =>
  `| ${name} | ${rows ?? ""} | ${columns ?? ""} | ${description} |`;

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

| file | records | fields | what it is |
|---|---:|---:|---|
${files.map(row).join("\n")}

The folder \`${SECOND_FOLDER}\` has what is larger: the polling units joined, a workbook for each state, and maps of
the constituencies.

| file | records | fields | what it is |
|---|---:|---:|---|
${apart.map(row).join("\n")}

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
  mapFile(
    "states.geojson.gz",
    "The outlines of the states as GeoJSON, for maps.",
    listBoundaries({ of: "states", detail: "draw" }),
  ),
  mapFile(
    "lgas.geojson.gz",
    "The outlines of the LGAs as GeoJSON, for maps.",
    listBoundaries({ of: "lgas", detail: "draw" }),
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

const WARD_LENGTH = 8;

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
  rows: files
    .flatMap(({ units }) => units)
    .map((unit) => ({
      code: unit.code,
      name: unit.name,
      kind: unit.kind,
      ward_code: unit.code.slice(0, WARD_LENGTH),
      aliases: unit.aliases,
      unverified_fields: unit.unverifiedFields,
    })),
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
