import { datasetNames, type TableName, tables } from "@naijaref/records";
import type { FieldCounts } from "../compile/field-counts.ts";

const number = (count: number): string => count.toLocaleString("en-US");

/** `senatorialDistricts` as "Senatorial districts". */
const titleOf = (table: TableName): string => {
  const words = table.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words === "lgas" ? "LGAs" : words[0]?.toUpperCase() + words.slice(1);
};

const HEADING = `| field | known | verified | unverified | newest evidence |
|---|---:|---:|---:|---|`;

const lineOf = (counts: FieldCounts): string =>
  `| \`${counts.field}\` | ${number(counts.known)} | ${number(counts.verified)} | ${number(counts.unverified)} | ${counts.newest_evidence ?? "–"} |`;

const isSure = ({ records, known, unverified }: FieldCounts): boolean =>
  known === records && unverified === 0;

function sectionOf(table: TableName, counts: readonly FieldCounts[]): string {
  const sure = counts.filter(isSure).map(({ field }) => `\`${field}\``);
  const lines = counts.filter((count) => !isSure(count)).map(lineOf);
  const parts = [
    `### ${titleOf(table)}: ${number(counts[0]?.records ?? 0)} records`,
    ...(sure.length === 0 ? [] : [`Known and verified in every record: ${sure.join(", ")}.`]),
    ...(lines.length === 0 ? [] : [`${HEADING}\n${lines.join("\n")}`]),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** The page `docs/how-sure.md`. */
export function writeHowSure(fields: readonly FieldCounts[]): string {
  const sections = datasetNames.flatMap((domain) => {
    const own = (Object.keys(tables) as TableName[]).filter((table) => tables[table].domain === domain);
    const tablesOfDomain = own.flatMap((table) => {
      const counts = fields.filter(({ dataset }) => dataset === table);
      return counts.length === 0 ? [] : [sectionOf(table, counts)];
    });
    if (tablesOfDomain.length === 0) return [];
    return [`## ${domain[0]?.toUpperCase()}${domain.slice(1)}\n\n${tablesOfDomain.join("\n")}`];
  });
  return `# How sure

A value is **verified** if the body that decides the fact lists it, if two publishers have it of which neither
repeats the other, or if a rule proves it from other data; \`data/witnesses/proofs.csv\` says which. Any other
value is **unverified**, and its record names the field in \`unverified_fields\`. The tables count the records
that have a value (known), and how many of these values are one or the other. The newest evidence is the date
of the newest copy that was read; – where a rule proves the field, or no source has a date. \`/v1/meta\` has all
of this under \`fields\`. Names that only help to find a record (\`slug\`, \`aliases\`, \`short_name\`) are not
counted.

**Check it yourself.** \`npm run tool audit -- --field headquarters\` takes 40 verified values by a seed, and prints
each with what its sources say. \`--field\` takes any field below, \`--table lgas\` one kind of record,
\`--sample 10\` another number, and \`--seed 7\` other records.

${sections.join("\n")}
This page is written by \`npm run tool how-sure\`.
`;
}
