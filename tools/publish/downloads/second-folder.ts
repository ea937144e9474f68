import type { PollingUnitFile } from "../../data/table/index.ts";
import { writeDataPackage } from "./data-package.ts";
import { type DownloadFile, downloadFile, SECOND_FOLDER } from "./file.ts";
import { joinPollingUnits } from "./joined/polling-units.ts";
import { mapFiles } from "./maps/index.ts";
import { writeParquet } from "./parquet.ts";
import { type Resource, sizeOf } from "./resource.ts";
import { workbookOfState } from "./spreadsheets/index.ts";
import { writeCsv } from "./table-files.ts";

const csvOf = (resource: Resource, of: string): DownloadFile =>
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
export async function secondFolder(
  resources: readonly Resource[],
  units: readonly PollingUnitFile[],
  dataVersion: string,
): Promise<DownloadFile[]> {
  const { ofStates, ofCountry } = joinPollingUnits(units, resources);
  const tables = ofStates.map(
    ({ state, resource }) => [resource, csvOf(resource, String(state["name"]))] as const,
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
