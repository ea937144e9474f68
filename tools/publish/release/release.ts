import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeServer, type Release } from "./about.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

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
