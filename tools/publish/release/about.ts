import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The packages that are published, and their folders. */
export const PUBLISHED = ["naijaref", "cli", "polling-units", "elements"] as const;

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly files: readonly string[];
  readonly keywords: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly publishConfig?: Readonly<Record<string, unknown>>;
  readonly repository?: unknown;
}

export const folderOf = (published: (typeof PUBLISHED)[number]): string =>
  fileURLToPath(new URL(`../../../packages/${published}/`, import.meta.url));

export const manifestOf = (published: (typeof PUBLISHED)[number]): Manifest =>
  JSON.parse(readFileSync(`${folderOf(published)}package.json`, "utf8")) as Manifest;

/** The name that `npm pack` gives to a package's file. */
export const tarballOf = ({ name, version }: Manifest): string => `${name}-${version}.tgz`;

/** Writes the packages to a folder as `npm publish` would send them. */
export function packAll(destination: string): void {
  execFileSync("npm", ["pack", "--silent", "--pack-destination", destination, ...PUBLISHED.map(folderOf)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}

export function problemsOf(manifest: Manifest): readonly string[] {
  const { name, version, license, files, dependencies = {}, publishConfig = {} } = manifest;
  return [
    license === "MIT AND CC-BY-4.0" ? "" : `${name}: license must name both, the code's and the data's.`,
    files.includes("LICENSE") && files.includes("LICENSE-DATA")
      ? ""
      : `${name}: files must have both licences.`,
    publishConfig["provenance"] === true ? "" : `${name}: publishConfig must ask for provenance.`,
    publishConfig["access"] === "public" ? "" : `${name}: publishConfig must say that access is public.`,
    ...Object.entries(dependencies).map(([other, range]) =>
      other.startsWith("naijaref") && range === version
        ? ""
        : `${name}: ${other} ${range} is no package of this release.`,
    ),
  ].filter((problem) => problem !== "");
}

export interface Release {
  readonly version: string;
  /** The day of the commit from which it is made. */
  readonly date: string;
  /** The public repository, such as `https://github.com/owner/naijaref`. */
  readonly repository: string | undefined;
}

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
