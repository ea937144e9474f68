import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Arguments } from "./arguments.ts";
import type { Output } from "./output.ts";
import { EXIT, type ExitCode, UsageError } from "./usage-error.ts";

const CHECKSUMS = "SHA256SUMS";
/** Of the downloads, with checksums of its own, because who takes the others alone does not have it. */
const SECOND_FOLDER = "polling-units-and-maps";
const CHECKSUMS_OF_SECOND = `${SECOND_FOLDER}/${CHECKSUMS}.${SECOND_FOLDER}`;
/** What may stand beside them: signatures, and what they are checked with. */
const IS_BESIDE = /^SHA256SUMS(?:\.[\w.]+)?$|\.(?:sig|sigstore\.json)$|^allowed_signers$/;

/**
 * `naijaref verify FOLDER`: whether the files of a release, or of the downloads, are those that were made.
 */
export async function verify({ values: [folder] }: Arguments, output: Output): Promise<ExitCode> {
  if (folder === undefined) throw new UsageError("FOLDER is missing. Write: naijaref verify FOLDER");
  const sums = await readSums(folder);
  const problems = [...(await compareFiles(folder, sums)), ...(await findSurplus(folder, sums))];
  for (const problem of problems) output.words(`naijaref: ${problem}`);
  if (problems.length > 0) return EXIT.notFound;
  await output.data(`${sums.size} files are as ${CHECKSUMS} says.\n`);
  return EXIT.found;
}

type Sums = ReadonlyMap<string, string>;

async function readSums(folder: string): Promise<Sums> {
  const text = await readFile(join(folder, CHECKSUMS), "utf8").catch(() => {
    throw new UsageError(`${CHECKSUMS} cannot be read: name a folder of a release or of the downloads.`);
  });
  const sums = readLines(text);
  if (sums.size === 0) throw new UsageError(`${CHECKSUMS} names no file.`);
  if (!isOfDownloads(sums)) return sums;
  const second = await readFile(join(folder, CHECKSUMS_OF_SECOND), "utf8").catch(() => "");
  const below = [...readLines(second)].map(([name, sum]) => [`${SECOND_FOLDER}/${name}`, sum] as const);
  return new Map([...sums, ...below]);
}

const isOfDownloads = (sums: Sums): boolean => sums.has("datapackage.json");

function readLines(text: string): Sums {
  const sums = new Map<string, string>();
  for (const line of text.split("\n").filter((one) => one !== "")) {
    const [, sum, name] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? [];
    if (sum === undefined || name === undefined || /^\/|\\|(?:^|\/)\.\.(?:\/|$)/.test(name))
      throw new UsageError(`${CHECKSUMS} has a line that is not the checksum of a file in the folder.`);
    sums.set(name, sum);
  }
  return sums;
}

async function compareFiles(folder: string, sums: Sums): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, sum] of sums) {
    const found = await checksumOf(join(folder, name));
    if (found === undefined) problems.push(`${name} is missing.`);
    else if (found !== sum) problems.push(`${name} is not the file that was made.`);
  }
  return problems;
}

/** Read in pieces, because a file may be large. */
async function checksumOf(file: string): Promise<string | undefined> {
  const hash = createHash("sha256");
  try {
    for await (const piece of createReadStream(file)) hash.update(piece as Uint8Array);
  } catch {
    return undefined;
  }
  return hash.digest("hex");
}

/** Nobody vouches for a file that no line names. `index.json` of the downloads lists the checksums too. */
async function findSurplus(folder: string, sums: Sums): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"))
    .filter((name) => !sums.has(name) && !IS_BESIDE.test(name))
    .filter((name) => !(isOfDownloads(sums) && ["index.json", CHECKSUMS_OF_SECOND].includes(name)))
    .map((name) => `${name} is in no line of ${CHECKSUMS}.`);
}
