import type { TableName } from "@naijaref/records";
import type { FieldCounts } from "../compile/field-counts.ts";
import type { Row } from "../table/index.ts";

/** A source as a line of the file ATTRIBUTION.md. */
function entryOf(source: Row): string {
  const title =
    source["url"] === null ? `**${source["name"]}**` : `**[${source["name"]}](${source["url"]})**`;
  const copy = source["retrieved"] === null ? "" : ` Copy of ${source["retrieved"]}.`;
  return `- ${title} (\`${source["id"]}\`), ${source["publisher"]}. Licence: ${source["licence"]}.${copy}`;
}

/** Every source of the dataset with its publisher, address, licence and date, as the file ATTRIBUTION.md. */
export const writeAttribution = (sources: readonly Row[]): string => `# Attribution

The dataset of naijaref is licensed CC BY 4.0 (LICENSE-DATA). When you use it, credit "naijaref" and, where
you pass on records, the publishers that they come from. Each record names its sources by the ids below.

${sources.map(entryOf).join("\n")}

This page is written from \`data/sources.csv\` by \`npm run tool facts\`.
`;

const number = (count: number): string => count.toLocaleString("en-US");

/** `senatorialDistricts` as "Senatorial districts". */
const titleOf = (table: TableName): string => {
  const words = table.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words === "lgas" ? "LGAs" : words[0]?.toUpperCase() + words.slice(1);
};

const openLine = ({ dataset, records, field, known, unverified, newest_evidence }: FieldCounts): string =>
  `| ${titleOf(dataset)}: ${number(records)} | \`${field}\` | ${number(known)} | ${number(unverified)} | ${newest_evidence ?? "–"} |`;

/** The page `docs/how-sure.md`. */
export const writeHowSure = (fields: readonly FieldCounts[]): string => `# How sure

A value is **verified** if the body that decides the fact lists it, if two publishers have it of which neither
repeats the other, or if a rule proves it from other data; \`data/witnesses/proofs.csv\` says which. Any other
value is **unverified**, and its record names the field in \`unverified_fields\`. Names that only help to find a
record (\`slug\`, \`aliases\`, \`short_name\`) are not counted.

**Check it yourself.** The page of a record, such as /lgas/lagos/ikeja, shows what each source says of each
value; \`data/witnesses/\` has the same of all records as CSV.

## Where values are unverified

How many records have a value (known), and how many of these values are unverified. The newest evidence is the
date of the newest copy that was read; – where a rule proves the field, or no source has a date. All values of
other fields are verified; what no source gives is \`null\`. \`/v1/meta\` has all counts under \`fields\`, and under
\`coverage\` how many localities rest on one source, which \`sources\` names on each.

| records | field | known | unverified | newest evidence |
|---|---|---:|---:|---|
${fields
  .filter(({ unverified }) => unverified > 0)
  .map(openLine)
  .join("\n")}

This page is written by \`npm run tool facts\`.
`;
