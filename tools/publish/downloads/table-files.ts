import { stringify } from "csv-stringify/sync";
import { writeCell } from "../../data/table/index.ts";
import { type DownloadFile, downloadFile, SECOND_FOLDER } from "./file.ts";
import { writeParquet } from "./parquet.ts";
import { columnsOf, type Format, type Resource, sizeOf } from "./resource.ts";

/** RFC 4180: CRLF, a header, quotes only where needed. No byte order mark. Lists are joined by `|`. */
export function writeCsv(resource: Resource): string {
  const columns = columnsOf(resource);
  const cells = resource.rows.map((row) => columns.map((column) => writeCell(row[column] ?? null)));
  return stringify([[...columns], ...cells], { record_delimiter: "windows" });
}

const jsonOf = (resource: Resource) => {
  const columns = columnsOf(resource);
  return resource.rows.map((row) =>
    Object.fromEntries(columns.map((column) => [column, row[column] ?? null])),
  );
};

/** One record a line, with the fields of the API. */
const writeNdjson = (resource: Resource): string =>
  jsonOf(resource)
    .map((record) => `${JSON.stringify(record)}\n`)
    .join("");

/** An array of records, with the fields of the API. */
export const writeJson = (resource: Resource): string =>
  `[\n${jsonOf(resource)
    .map((record) => JSON.stringify(record))
    .join(",\n")}\n]\n`;

/** The formats that are a file for each resource. The others have all resources in one file. */
const FILES: Readonly<
  Partial<Record<Format, (resource: Resource, dataVersion: string) => string | Uint8Array>>
> = {
  csv: writeCsv,
  "csv.gz": writeCsv,
  "json.gz": writeJson,
  "ndjson.gz": writeNdjson,
  parquet: writeParquet,
};

/** The files of one resource, in the order of its formats. */
export function tableFiles(resource: Resource, dataVersion: string): DownloadFile[] {
  const { name, record, formats, apart = [] } = resource;
  return formats.flatMap((format) => {
    const write = FILES[format];
    if (write === undefined) return [];
    const folder = apart.includes(format) ? SECOND_FOLDER : null;
    const content = write(resource, dataVersion);
    return [downloadFile(`${name}.${format}`, record.description, content, { folder, ...sizeOf(resource) })];
  });
}

/** The CSV file of a resource, plain or compressed. */
export function csvFileOf({ name }: Resource, files: readonly DownloadFile[]): DownloadFile {
  const csv = files.find((file) => file.name === `${name}.csv` || file.name === `${name}.csv.gz`);
  if (csv === undefined) throw new Error(`${name} has no CSV file`);
  return csv;
}
