import type { Manifest } from "./packages.ts";

export interface Release {
  readonly version: string;
  readonly dataVersion: string;
  readonly apiVersion: string;
  /** From which it is made. */
  readonly commit: string;
  /** The day of the commit. */
  readonly date: string;
  /** The time of the commit, in seconds since 1970. */
  readonly time: number;
  /** The public repository, such as `https://github.com/owner/naijaref`. */
  readonly repository: string | undefined;
}

/** As `SUPPORT.md` promises: how many months a version is mended. */
const MONTHS_OF_SUPPORT = 18;

function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** `releases.json`: every release, the newest first. */
export const listReleases = (
  { version, dataVersion, apiVersion, date }: Release,
  former: readonly object[],
): object => ({
  releases: [
    {
      version,
      date,
      data_version: dataVersion,
      api_version: apiVersion,
      support_until: monthsAfter(date, MONTHS_OF_SUPPORT),
    },
    ...former,
  ],
});

/** `.zenodo.json`: what stands in the repository, with the edition. */
export const describeToZenodo = (base: object, { dataVersion, date }: Release): object => ({
  ...base,
  version: dataVersion,
  publication_date: date,
});

/** `codemeta.json` (CodeMeta 3.0). */
export const describeSoftware = (
  { version, date, repository }: Release,
  { name, description, keywords }: Manifest,
): object => ({
  "@context": "https://w3id.org/codemeta/3.0",
  type: "SoftwareSourceCode",
  name,
  description,
  version,
  dateModified: date,
  license: ["https://spdx.org/licenses/MIT", "https://spdx.org/licenses/CC-BY-4.0"],
  programmingLanguage: "TypeScript",
  runtimePlatform: "Node.js 20.19 or later",
  keywords,
  ...(repository !== undefined && { codeRepository: repository }),
});

/**
 * `server.json`: the entry in the registry of the Model Context Protocol. Its name begins with the place of
 * the repository, so there is none without one.
 */
export function describeServer({ version, repository }: Release): object | undefined {
  const [, owner, name] = /^https:\/\/github\.com\/([\w-]+)\/([\w.-]+)$/.exec(repository ?? "") ?? [];
  if (owner === undefined || name === undefined) return undefined;
  return {
    $schema: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
    name: `io.github.${owner}/${name}`,
    description: "States, LGAs, wards, seats, banks, phones and plates of Nigeria, every record sourced",
    version,
    repository: { url: repository, source: "github" },
    packages: [
      {
        registryType: "npm",
        identifier: "naijaref-cli",
        version,
        transport: { type: "stdio" },
        packageArguments: [{ type: "positional", value: "mcp" }],
      },
    ],
  };
}
