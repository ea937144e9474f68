import type { Row } from "../table/index.ts";

const CREDIT = `The dataset of naijaref is licensed CC BY 4.0 (LICENSE-DATA). When you use it, credit "naijaref" and, where
you pass on records, the publishers that they come from.`;

/** Of such a source nothing but facts was taken. */
const WITHOUT_LICENCE = /^none stated \(facts only(?:; read second-hand)?\)$/;

/** A source as a line of the file ATTRIBUTION.md. */
function entryOf(source: Row): string {
  const title =
    source["url"] === null ? `**${source["name"]}**` : `**[${source["name"]}](${source["url"]})**`;
  const copy = source["retrieved"] === null ? "" : ` Copy of ${source["retrieved"]}.`;
  return `- ${title} (\`${source["id"]}\`), ${source["publisher"]}. Licence: ${source["licence"]}.${copy}`;
}

/** Every source of the dataset with its publisher, address, licence and date, as the file ATTRIBUTION.md. */
export const writeAttribution = (sources: readonly Row[]): string => `# Attribution

${CREDIT} Each record names its sources by the ids below.

${sources.map(entryOf).join("\n")}

This page is written from \`data/sources.csv\` by \`npm run tool facts\`.
`;

/**
 * The same file for the package of the library, which has the list of all sources as a table already: only
 * the sources that have a licence are written out.
 */
export const writePackageAttribution = (sources: readonly Row[]): string => `# Attribution

${CREDIT} Each record names its sources by their ids.

These sources have a licence or are public law:

${sources
  .filter(({ licence }) => !WITHOUT_LICENCE.test(String(licence)))
  .map(entryOf)
  .join("\n")}

From the others only facts were taken. \`listSources()\` of "naijaref/about" returns all sources with their
publishers, addresses, licences and dates; the command \`naijaref meta\` prints them.
`;
