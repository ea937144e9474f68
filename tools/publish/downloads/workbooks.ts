import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import writeExcelFile from "write-excel-file/node";
import { type Cell, writeCell } from "../../data/table/index.ts";
import { type DownloadFile, downloadFile, SECOND_FOLDER } from "./files.ts";
import type { JoinedUnits } from "./joined.ts";
import { columnsOf, type Resource } from "./resources.ts";

/** A zip file has the time of each entry. One time for all makes equal workbooks equal files. */
const TIME = new Date(1980, 0, 1);

/** A sheet is a resource under a name of its own. */
interface Sheet {
  readonly name: string;
  readonly resource: Resource;
}

interface About {
  readonly title: string;
  readonly dataVersion: string;
  /** Sentences, one a line. */
  readonly notes: readonly string[];
}

const bold = (value: string) => ({ value, type: String, fontWeight: "bold" as const });
const wrapped = (value: string) => ({ value, type: String, wrap: true });

/** Of the format Text, in which Excel shows longer texts as a row of number signs. */
const MAX_TEXT_LENGTH = 255;

/**
 * Texts are in cells of the format Text: no spreadsheet takes the zeros of codes, not while editing either.
 */
function cellOf(cell: Cell) {
  if (typeof cell === "number") return { value: cell, type: Number };
  if (typeof cell === "boolean") return { value: cell, type: Boolean };
  const text = writeCell(cell);
  if (text === "") return null;
  return text.length > MAX_TEXT_LENGTH
    ? { value: text, type: String }
    : { value: text, type: String, format: "@" };
}

const NARROWEST = 8;
const WIDEST = 44;
/** Rows by which a column's width is decided: the longest of all would make one name rule the sheet. */
const MEASURED = 500;

function widthOf({ rows }: Resource, column: string): number {
  const lengths = rows.slice(0, MEASURED).map((row) => writeCell(row[column] ?? null).length);
  const longest = lengths.reduce((most, length) => Math.max(most, length), column.length + 3);
  return Math.min(WIDEST, Math.max(NARROWEST, longest + 1));
}

const sheetOf = ({ name, resource }: Sheet) => {
  const columns = columnsOf(resource);
  return {
    sheet: name,
    data: [
      columns.map(bold),
      ...resource.rows.map((row) => columns.map((column) => cellOf(row[column] ?? null))),
    ],
    columns: columns.map((column) => ({ width: widthOf(resource, column) })),
    stickyRowsCount: 1,
  };
};

/** The first sheet: what the workbook is, and what each column of each sheet holds. */
const aboutSheet = ({ title, dataVersion, notes }: About, sheets: readonly Sheet[]) => ({
  sheet: "about",
  data: [
    [bold(title)],
    [wrapped("Data version"), wrapped(dataVersion)],
    [wrapped("Licence"), wrapped("CC BY 4.0: say that the data is from naijaref")],
    ...notes.map((note) => [null, wrapped(note)]),
    [],
    ["sheet", "what a row is", "rows"].map(bold),
    ...sheets.map(({ name, resource }) => [
      wrapped(name),
      wrapped(resource.record.description),
      { value: resource.rows.length, type: Number },
    ]),
    [],
    ["sheet", "column", "what it holds"].map(bold),
    ...sheets.flatMap(({ name, resource }) =>
      Object.entries(resource.record.fields).map(([column, field]) => [
        wrapped(name),
        wrapped(column),
        wrapped(field.description),
      ]),
    ),
  ],
  columns: [{ width: 26 }, { width: 60 }, { width: 90 }],
});

/** A, B, … Z, AA, … */
const letterOf = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letterOf(Math.floor(column / 26) - 1) + letterOf(column % 26);

/** A filter over the heading, which the writer of workbooks does not know. */
function withFilter(xml: Uint8Array, { resource }: Sheet): Uint8Array<ArrayBuffer> {
  const range = `A1:${letterOf(columnsOf(resource).length - 1)}${resource.rows.length + 1}`;
  return strToU8(strFromU8(xml).replace("</sheetData>", `</sheetData><autoFilter ref="${range}"/>`));
}

/** A workbook: what it is, then a sheet for each resource. The same rows give the same bytes. */
async function writeWorkbook(about: About, sheets: readonly Sheet[]): Promise<Uint8Array> {
  const workbook = await writeExcelFile([aboutSheet(about, sheets), ...sheets.map(sheetOf)]).toBuffer();
  const parts = unzipSync(new Uint8Array(workbook));
  for (const [at, sheet] of sheets.entries()) {
    const part = `xl/worksheets/sheet${at + 2}.xml`;
    parts[part] = withFilter(parts[part] as Uint8Array, sheet);
  }
  return zipSync(parts, { level: 9, mem: 12, mtime: TIME });
}

const FIRST = ["states", "lgas", "wards_joined", "constituencies", "lga_seats", "banks"];

const rankOf = ({ name }: Resource): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

const NOTES = [
  "An empty cell is a value that no source gives. Several values in a cell are joined by |.",
  "Codes are text: 058 is a bank, and NA is Nasarawa. Copy a code as text.",
  "unverified_fields names the fields of a row that rest on one weak source, or on which sources disagree.",
  "senatorial_district is a name in lgas, and a code in wards: the columns below say which.",
];

export async function wholeWorkbook(
  resources: readonly Resource[],
  dataVersion: string,
): Promise<DownloadFile> {
  const sheets = resources
    .filter(({ formats }) => formats.includes("xlsx"))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((resource) => ({ name: resource.name, resource }));
  const notes = [...NOTES, "The polling units are in a workbook for each state."];
  return downloadFile(
    "naijaref.xlsx",
    "All tables but the polling units in one workbook. Codes are text, so that they keep their zeros.",
    await writeWorkbook({ title: "naijaref: Nigerian reference data", dataVersion, notes }, sheets),
  );
}

const within = (resource: Resource, stateCode: unknown): Resource => ({
  ...resource,
  rows: resource.rows.filter((row) => row["state_code"] === stateCode),
});

const SHEETS_OF_STATE: Readonly<Record<string, string>> = {
  lgas: "lgas",
  wards_joined: "wards",
  constituencies: "constituencies",
  lga_seats: "lga_seats",
};

export async function workbookOfState(
  { state, resource: units }: JoinedUnits,
  resources: readonly Resource[],
  dataVersion: string,
): Promise<DownloadFile> {
  const tables = Object.entries(SHEETS_OF_STATE).flatMap(([table, name]) => {
    const resource = resources.find((one) => one.name === table);
    return resource === undefined ? [] : [{ name, resource: within(resource, state["code"]) }];
  });
  const sheets = [...tables, { name: "polling_units", resource: units }];
  const name = String(state["name"]);
  return downloadFile(
    `${state["slug"]}.xlsx`,
    `${name} in one workbook: its LGAs, wards, constituencies and polling units.`,
    await writeWorkbook({ title: `naijaref: ${name}`, dataVersion, notes: NOTES }, sheets),
    { folder: SECOND_FOLDER },
  );
}
