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
