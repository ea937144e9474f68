import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Release } from "./about.ts";

const CHECKSUMS = "SHA256SUMS";
const STATEMENT = "provenance.intoto.json";

interface Subject {
  readonly name: string;
  readonly digest: { readonly sha256: string };
}

/** The checksum of each file below a folder, by name. */
function subjectsIn(folder: string): readonly Subject[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort()
    .map((name) => ({
      name,
      digest: {
        sha256: createHash("sha256")
          .update(readFileSync(join(folder, name)))
          .digest("hex"),
      },
    }));
}

/**
 * Writes `SHA256SUMS` over all files of a release, and a statement (in-toto v1, SLSA provenance v1) over
 * every line of it: from which commit, by which command and on which Node they were made. It is not signed
 * here: the workflow of the repository signs its own.
 *
 * @param lockfile the checksum of package-lock.json, which says what the build was made with.
 */
export function writeProvenance(folder: string, release: Release, lockfile: string): number {
  const subjects = subjectsIn(folder);
  const { version, commit, repository } = release;
  const sums = subjects.map(({ name, digest }) => `${digest.sha256}  ${name}\n`).join("");
  const source = repository === undefined ? "urn:naijaref:repository" : `git+${repository}`;
  const statement = {
    _type: "https://in-toto.io/Statement/v1",
    subject: subjects,
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        buildType: "urn:naijaref:npm-run-release:v1",
        externalParameters: { version, command: `npm run release -- ${version}` },
        internalParameters: { node: process.version },
        resolvedDependencies: [
          { uri: source, digest: { gitCommit: commit } },
          { name: "package-lock.json", digest: { sha256: lockfile } },
        ],
      },
      runDetails: { builder: { id: "urn:naijaref:release" } },
    },
  };
  writeFileSync(join(folder, CHECKSUMS), sums);
  writeFileSync(join(folder, STATEMENT), `${JSON.stringify(statement, undefined, 1)}\n`);
  return subjects.length;
}
