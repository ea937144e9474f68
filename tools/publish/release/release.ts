import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PARTS } from "../export/api/parts.ts";
import { writePart } from "../export/api/write-api.ts";
import { mustNotBeTooMany } from "../export/host-limits.ts";
import { inWords, megabytes } from "../export/in-words.ts";
import { writePages } from "../export/write-pages.ts";
import { describeServer, describeSoftware, describeToZenodo, listReleases, type Release } from "./about.ts";
import { archive } from "./archive.ts";
import { manifestOf } from "./packages.ts";
import { writeProvenance } from "./provenance.ts";
import { writeSbom } from "./sbom.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const read = (path: string): string => readFileSync(repository + path, "utf8");

/** What goes into a release beside what is written here. */
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
  write(".zenodo.json", describeToZenodo(JSON.parse(read(".zenodo.json")) as object, release));
  write("codemeta.json", describeSoftware(release, manifestOf("naijaref")));
  const server = describeServer(release);
  if (server !== undefined) write("server.json", server);
  const lockfile = createHash("sha256").update(read("package-lock.json")).digest("hex");
  return writeProvenance(folder, release, lockfile);
}

/** Writes files into a folder, and returns how many they are. */
type Fill = (below: string) => Promise<{ readonly files: number; readonly bytes: number }>;

/** Writes files, packs them, and returns a line about them. */
async function writeArchive(target: string, name: string, { time }: Release, fill: Fill): Promise<string> {
  const below = mkdtempSync(join(tmpdir(), "naijaref-release-"));
  const began = performance.now();
  try {
    const { files, bytes } = await fill(below);
    if (files === 0) throw new Error(`${name} is empty`);
    mustNotBeTooMany(name, files);
    archive(below, target, time);
    const seconds = Math.round((performance.now() - began) / 1000);
    return `${name}: ${inWords(files, bytes)}, packed ${megabytes(statSync(target).size)}, ${seconds} s`;
  } finally {
    rmSync(below, { recursive: true });
  }
}
