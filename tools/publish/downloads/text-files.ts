import { stringify } from "csv-stringify/sync";
import { writeCell } from "../../data/table/index.ts";
import { columnsOf, type Resource } from "./resource.ts";

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
export const writeNdjson = (resource: Resource): string =>
  jsonOf(resource)
    .map((record) => `${JSON.stringify(record)}\n`)
    .join("");

/** An array of records, with the fields of the API. */
export const writeJson = (resource: Resource): string =>
  `[\n${jsonOf(resource)
    .map((record) => JSON.stringify(record))
    .join(",\n")}\n]\n`;
