import type { PollingUnitFile } from "../table/index.ts";
import { type DownloadFile, downloadFile, SECOND_FOLDER } from "./file.ts";
import { gzip } from "./gzip.ts";
import { lookUpIn } from "./joined/names.ts";
import { joinPollingUnits } from "./joined/polling-units.ts";
import { mapFiles } from "./maps/index.ts";
import { writeParquet } from "./parquet.ts";
import { columnsOf, type Resource } from "./resource.ts";
import { workbookOfState } from "./spreadsheets/index.ts";
import { writeCsv } from "./text-files.ts";

const csvOf = (resource: Resource, of: string): DownloadFile =>
  downloadFile(
    {
      name: `${resource.name}.csv.gz`,
      description: `The polling units of ${of}, each with its ward, LGA, state and constituencies, and as INEC prints it.`,
      mediaType: "application/gzip",
      folder: SECOND_FOLDER,
      rows: resource.rows.length,
      columns: columnsOf(resource).length,
    },
    gzip(writeCsv(resource)),
  );

/** The polling units joined, a workbook of each state, and the maps. */
export async function secondFolder(
  resources: readonly Resource[],
  units: readonly PollingUnitFile[],
  dataVersion: string,
): Promise<DownloadFile[]> {
  const { ofStates, ofCountry } = joinPollingUnits(units, lookUpIn(resources));
  const workbooks: DownloadFile[] = [];
  for (const state of ofStates) workbooks.push(await workbookOfState(state, resources, dataVersion));
  return [
    ...(await mapFiles(dataVersion)),
    downloadFile(
      {
        name: `${ofCountry.name}.parquet`,
        description: ofCountry.record.description,
        mediaType: "application/vnd.apache.parquet",
        folder: SECOND_FOLDER,
        rows: ofCountry.rows.length,
        columns: columnsOf(ofCountry).length,
      },
      writeParquet(ofCountry, dataVersion),
    ),
    ...ofStates.map(({ state, resource }) => csvOf(resource, String(state["name"]))),
    ...workbooks,
  ];
}
