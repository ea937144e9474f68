import { type DownloadFile, downloadFile, SECOND_FOLDER } from "../file.ts";
import type { JoinedUnits } from "../joined/polling-units.ts";
import type { Resource } from "../resource.ts";
import { writeWorkbook } from "./workbook.ts";

const FIRST = ["states", "lgas", "wards_joined", "constituencies", "lga_seats", "banks"];

const rankOf = ({ name }: Resource): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

const NOTES = [
  "An empty cell is a value that no source gives. Several values in a cell are joined by |.",
  "Codes are text: 058 is a bank, and NA is Nasarawa. Copy a code as text.",
  "unverified_fields names the fields of a row that rest on one weak source, or on which sources disagree.",
  "senatorial_district is a name in lgas, and a code in wards: the columns below say which.",
];

/** The workbook of all tables but the polling units. */
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

/** A workbook of one state: its LGAs, wards, polling units and seats. */
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
