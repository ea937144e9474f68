import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../../repository.ts";

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
  `${repository}packages/${published}/`;

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
function describeServer({ version, repository }: Release): object | undefined {
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

/** What was made before. */
export interface Contents {
  /** A folder with the packed packages, and no other file. */
  readonly packages: string;
  /** The folder of a data version, as `npm run downloads` writes it. */
  readonly downloads: string;
}

/** Writes all files of a release into an empty folder, and returns how many they are. */
export function writeRelease(folder: string, release: Release, { packages, downloads }: Contents): number {
  mkdirSync(folder, { recursive: true });
  cpSync(packages, folder, { recursive: true });
  cpSync(downloads, join(folder, "downloads"), { recursive: true });
  const write = (name: string, content: string): void => writeFileSync(join(folder, name), content);
  write("openapi.json", readFileSync(`${repository}openapi.json`, "utf8"));
  write("sbom.spdx.json", writeSbom(release));
  const server = describeServer(release);
  if (server !== undefined) write("server.json", `${JSON.stringify(server, undefined, 2)}\n`);
  return writeChecksums(folder);
}

/** Writes `SHA256SUMS` over all files below a folder, and returns how many they are. */
function writeChecksums(folder: string): number {
  const names = filesBelow(folder);
  const hashOf = (name: string): string =>
    createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex");
  writeFileSync(join(folder, "SHA256SUMS"), names.map((name) => `${hashOf(name)}  ${name}\n`).join(""));
  return names.length;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();

interface Document {
  readonly documentNamespace: string;
  readonly creationInfo: object;
}

/**
 * The packages that the service loads, as SPDX, from the lockfile. npm gives it the time and a number by
 * chance: here the time is the commit's, and the number follows from the content.
 */
function writeSbom({ date }: Release): string {
  const written = execFileSync("npm", ["run", "--silent", "sbom"], {
    cwd: repository,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const document = JSON.parse(written) as Document;
  const fixed = {
    ...document,
    documentNamespace: "",
    creationInfo: { ...document.creationInfo, created: `${date}T00:00:00Z` },
  };
  const id = createHash("sha256").update(JSON.stringify(fixed)).digest("hex");
  const documentNamespace = `${document.documentNamespace.replace(/-[0-9a-f-]{36}$/, "")}-${id.slice(0, 32)}`;
  return `${JSON.stringify({ ...fixed, documentNamespace }, undefined, 2)}\n`;
}
