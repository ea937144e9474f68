import type { Field } from "@naijaref/records";
import { columnType, mayBeNull } from "./column-type.ts";
import type { DownloadFile } from "./file.ts";
import type { Resource } from "./resource.ts";

const DATATYPES = {
  text: "string",
  number: "number",
  integer: "integer",
  flag: "boolean",
  list: "string",
} as const;

function describeColumn(name: string, field: Field) {
  const type = columnType(field);
  const base = DATATYPES[type];
  const pattern = field.pattern === undefined || type === "list" ? {} : { format: field.pattern };
  return {
    name,
    titles: name,
    "dc:description": field.description,
    datatype: Object.keys(pattern).length === 0 ? base : { base, ...pattern },
    ...(mayBeNull(field) || type === "list" ? {} : { required: true }),
    ...(type === "list" ? { separator: "|" } : {}),
  };
}

/**
 * The columns, types and keys of CSV files as the W3C's Metadata Vocabulary for Tabular Data has them. A
 * reader finds the name `csv-metadata.json` beside a CSV file by itself.
 */
export function writeCsvw(
  resources: readonly Resource[],
  csvOf: (resource: Resource) => DownloadFile,
  dataVersion: string,
  title = "naijaref: Nigerian reference data",
): string {
  const paths = new Map(resources.map((resource) => [resource.name, csvOf(resource).name]));
  const tables = resources.map((resource) => {
    const { fields } = resource.record;
    const keys = resource.foreignKeys.filter(
      ({ field, resource: to }) => paths.has(to) && fields[field] && columnType(fields[field]) !== "list",
    );
    return {
      url: paths.get(resource.name),
      "dc:title": resource.name.replaceAll("_", " "),
      "dc:description": resource.record.description,
      tableSchema: {
        columns: Object.entries(fields).map(([name, field]) => describeColumn(name, field)),
        primaryKey: resource.primaryKey,
        ...(keys.length === 0
          ? {}
          : {
              foreignKeys: keys.map(({ field, resource: to, key }) => ({
                columnReference: field,
                reference: { resource: paths.get(to), columnReference: key },
              })),
            }),
      },
    };
  });
  const group = {
    "@context": ["http://www.w3.org/ns/csvw", { "@language": "en" }],
    "dc:title": title,
    "dc:license": { "@id": "https://creativecommons.org/licenses/by/4.0/" },
    "dc:hasVersion": dataVersion,
    dialect: { header: true, encoding: "utf-8", lineTerminators: ["\r\n"] },
    tables,
  };
  return `${JSON.stringify(group, undefined, 1)}\n`;
}
