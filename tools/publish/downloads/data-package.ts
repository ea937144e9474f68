import type { Field } from "@naijaref/records";
import { columnType, type Row } from "../../data/table/index.ts";
import type { DownloadFile } from "./files.ts";
import { type ForeignKey, mayBeNull, type Resource } from "./resources.ts";

const FIELD_TYPES = {
  text: "string",
  number: "number",
  integer: "integer",
  flag: "boolean",
  list: "string",
} as const;

function describeField(name: string, field: Field, unique: boolean) {
  const list = columnType(field) === "list";
  const { enum: words, pattern, minimum, maximum } = field;
  const required = mayBeNull(field) || list ? undefined : true;
  // What is undefined is left out of JSON.
  const constraints = { required, unique: unique || undefined, enum: words, pattern, minimum, maximum };
  return {
    name,
    type: FIELD_TYPES[columnType(field)],
    description: list ? `${field.description} Several are joined by |.` : field.description,
    ...(Object.values(constraints).some((one) => one !== undefined) && { constraints }),
  };
}

const describeKey = ({ field, resource, key }: ForeignKey) => ({
  fields: [field],
  reference: { resource, fields: [key] },
});

function describeSchema(resource: Resource, isThere: (resource: string) => boolean) {
  const { fields } = resource.record;
  const [only, ...more] = resource.primaryKey;
  // A Data Package has no key from a list, nor one to another package.
  const keys = resource.foreignKeys.filter(
    ({ field, resource: to }) => isThere(to) && fields[field] && columnType(fields[field]) !== "list",
  );
  return {
    fields: Object.entries(fields).map(([name, field]) =>
      describeField(name, field, more.length === 0 && name === only),
    ),
    missingValues: [""],
    primaryKey: resource.primaryKey,
    foreignKeys: keys.length === 0 ? undefined : keys.map(describeKey),
  };
}

/** A resource of version 2 of the Data Package standard, with the properties that version 1 asks for. */
const describeResource = (resource: Resource, csv: DownloadFile, isThere: (resource: string) => boolean) => ({
  name: resource.name,
  profile: "tabular-data-resource",
  $schema: "https://datapackage.org/profiles/2.0/dataresource.json",
  type: "table",
  path: csv.name,
  title: resource.name.replaceAll("_", " "),
  description: resource.record.description,
  format: "csv",
  mediatype: "text/csv",
  encoding: "utf-8",
  bytes: csv.bytes.length,
  hash: `sha256:${csv.sha256}`,
  schema: describeSchema(resource, isThere),
});

const describeSource = ({ name, url }: Row) => ({ title: String(name), path: url ? String(url) : undefined });

const LICENCE = {
  name: "CC-BY-4.0",
  path: "https://creativecommons.org/licenses/by/4.0/",
  title: "Creative Commons Attribution 4.0",
};

export interface PackageTitle {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

const WHOLE: PackageTitle = {
  name: "naijaref",
  title: "naijaref: Nigerian reference data",
  description:
    "States, local government areas, wards, constituencies, polling units, licensed banks, numbering blocks, plate codes and the ids that other systems have for them. Every record has its sources, and the names of its unverified fields.",
};

/** `datapackage.json`: the CSV files with their columns, types and keys. */
export function writeDataPackage(
  resources: readonly Resource[],
  csvOf: (resource: Resource) => DownloadFile,
  dataVersion: string,
  { name, title, description }: PackageTitle = WHOLE,
): string {
  const names = new Set(resources.map((resource) => resource.name));
  const sources = resources.find((resource) => resource.name === "sources")?.rows ?? [];
  const descriptor = {
    $schema: "https://datapackage.org/profiles/2.0/datapackage.json",
    profile: "tabular-data-package",
    name,
    title,
    description,
    version: dataVersion,
    keywords: ["Nigeria", "states", "local government areas", "wards", "constituencies", "banks"],
    licenses: [LICENCE],
    contributors: [{ title: "naijaref", role: "publisher", roles: ["publisher"] }],
    sources: sources.length === 0 ? undefined : sources.map(describeSource),
    resources: resources.map((resource) =>
      describeResource(resource, csvOf(resource), (other) => names.has(other)),
    ),
  };
  return `${JSON.stringify(descriptor, undefined, 2)}\n`;
}
