import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { errorBody } from "@naijaref/api/bodies/body";
import { fail } from "@naijaref/api/contract/errors";
import { apiVersion } from "@naijaref/api/contract/version";
import { dataVersion } from "naijaref/about";
import { mustFit, mustNotBeTooMany } from "../host-limits.ts";
import { listAliases } from "./aliases.ts";
import { answersOf } from "./answers.ts";
import { ABOUT_PARTS, operationsIn, type Part } from "./parts.ts";
import { fileAt } from "./targets.ts";

export interface WrittenPart {
  readonly part: Part;
  /** All of them, the index too. */
  readonly files: number;
  readonly bytes: number;
}

/** For hosts that read such a file: the fields that the service sends with an answer that anyone may keep. */
const HEADERS = `/*
  Access-Control-Allow-Origin: *
  Cache-Control: public, max-age=3600, stale-while-revalidate=86400
  X-Content-Type-Options: nosniff
  Cross-Origin-Resource-Policy: cross-origin
`;

const MISSING =
  "There is no file at this address. aliases.json has the code for a name, and index.json lists all files.";

export interface PartOptions {
  /** Where the files will be. */
  readonly url?: string | undefined;
  /** Every how many records of a list have a file; all, if it is left out. */
  readonly step?: number;
}

/**
 * Writes a part of the static API to a folder. The same data gives the same bytes.
 *
 * @throws if the part is more than common hosts take.
 */
export async function writePart(
  folder: string,
  part: Part,
  { url, step }: PartOptions = {},
): Promise<WrittenPart> {
  const checksums: [path: string, sha256: string][] = [];
  const folders = new Set<string>();
  let bytes = 0;
  const write = (path: string, content: string | Uint8Array): void => {
    const data = typeof content === "string" ? Buffer.from(content) : content;
    mustFit(path, data.length);
    const file = join(folder, path);
    const above = dirname(file);
    if (!folders.has(above)) mkdirSync(above, { recursive: true });
    folders.add(above);
    writeFileSync(file, data);
    checksums.push([path, createHash("sha256").update(data).digest("hex")]);
    bytes += data.length;
  };

  for (const id of operationsIn(part))
    for await (const { address, content } of answersOf(id, url, step)) write(fileAt(address), content);
  if (part === "core") write("aliases.json", `${JSON.stringify(listAliases())}\n`);
  write("404.json", String(errorBody(fail("not_found", MISSING)).content));
  write("_headers", HEADERS);
  write("index.json", writeIndex(part, checksums));
  mustNotBeTooMany(`the part ${part}`, checksums.length);
  return { part, files: checksums.length, bytes };
}

/** What the part has, and the checksum of each other file. */
function writeIndex(part: Part, checksums: readonly (readonly [path: string, sha256: string])[]): string {
  const about = {
    part,
    description: ABOUT_PARTS[part],
    data_version: dataVersion,
    api_version: apiVersion,
    sha256: Object.fromEntries([...checksums].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  return `${JSON.stringify(about, undefined, 1)}\n`;
}
