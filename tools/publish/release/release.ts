import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PARTS } from "../export/api/parts.ts";
import { writePart } from "../export/api/write-api.ts";
import { inWords, megabytes } from "../export/host.ts";
import { writePages } from "../export/write-pages.ts";
import { describeServer, listReleases, type Release } from "./about.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const read = (path: string): string => readFileSync(repository + path, "utf8");

export interface Contents {
  /** A folder with the packed packages, and no other file. */
  readonly packages: string;
  /** The folder of a data version, as `npm run downloads` writes it. */
  readonly downloads: string;
  /** A part of the static API and of the pages only, for a rehearsal. */
  readonly sample?: { readonly step: number; readonly pages: readonly string[] };
  /** Gets a line about each archive when it is written, because some take minutes. */
  readonly tell?: (line: string) => void;
}

/**
 * Writes all files of a release into an empty folder, and returns how many they are. The pages are those
 * without the pages of single polling units, which are more than the files of a release may be.
 */
export async function writeRelease(folder: string, release: Release, contents: Contents): Promise<number> {
  mkdirSync(folder, { recursive: true });
  cpSync(contents.packages, folder, { recursive: true });
  cpSync(contents.downloads, join(folder, "downloads"), { recursive: true });
  const { sample, tell = () => undefined } = contents;
  const pack = (name: string, fill: Fill): Promise<string> =>
    writeArchive(join(folder, `${name}.tar.gz`), name, release, fill);
  for (const part of PARTS) tell(await pack(`static-api-${part}`, (below) => writePart(below, part, sample)));
  tell(await pack("pages-core", (below) => writePages(below, { only: sample?.pages })));

  const write = (name: string, content: string | object): void => {
    const text = typeof content === "string" ? content : `${JSON.stringify(content, undefined, 2)}\n`;
    writeFileSync(join(folder, name), text);
  };
  write("openapi.json", read("openapi.json"));
  write("sbom.spdx.json", writeSbom(release));
  const former = JSON.parse(read("tools/publish/release/former-releases.json")) as readonly object[];
  write("releases.json", listReleases(release, former));
  const server = describeServer(release);
  if (server !== undefined) write("server.json", server);
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

/**
 * Packs a folder with the system's tar. Names are in one order, owners are left out and all files have one
 * time, so that equal files are equal bytes. Hosts make entity tags of that time: with the same one in two
 * releases, browsers would take a file that has changed, but not in size, for the one that they have.
 */
function archive(folder: string, target: string, time: number): void {
  const options = [
    ...["--create", "--format=ustar", `--mtime=@${time}`, "--owner=0", "--group=0", "--numeric-owner"],
    ...["--mode=0644", "--use-compress-program=gzip -n", "--file", target],
  ];
  execFileSync("tar", [...options, "--directory", folder, "--verbatim-files-from", "--files-from=-"], {
    input: filesBelow(folder).join("\n"),
  });
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();

/** Writes files into a folder, and returns how many they are. */
type Fill = (below: string) => Promise<{ readonly files: number; readonly bytes: number }>;

/** Writes files, packs them, and returns a line about them. */
async function writeArchive(target: string, name: string, { time }: Release, fill: Fill): Promise<string> {
  const below = mkdtempSync(join(tmpdir(), "naijaref-release-"));
  const began = performance.now();
  try {
    const { files, bytes } = await fill(below);
    if (files === 0) throw new Error(`${name} is empty`);
    archive(below, target, time);
    const seconds = Math.round((performance.now() - began) / 1000);
    return `${name}: ${inWords(files, bytes)}, packed ${megabytes(statSync(target).size)}, ${seconds} s`;
  } finally {
    rmSync(below, { recursive: true });
  }
}

interface Document {
  readonly documentNamespace: string;
  readonly creationInfo: object;
}

/**
 * The packages that the service loads, as SPDX, from the lockfile. npm gives it the time and a number by
 * chance: here the time is the commit's, and the number follows from the content.
 */
function writeSbom({ date }: Release): string {
  const repository = fileURLToPath(new URL("../../../", import.meta.url));
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
