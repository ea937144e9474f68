import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bodyOf, errorBody } from "@naijaref/api/bodies/body";
import { call } from "@naijaref/api/call";
import type { OperationId } from "@naijaref/api/contract";
import { apiVersion } from "@naijaref/api/contract/about";
import { Failure, fail } from "@naijaref/api/contract/errors";
import { callable } from "@naijaref/api/every-operation";
import type { ServiceState } from "@naijaref/api/operations/operations";
import { dataVersion } from "naijaref/about";
import { codeOf, findRecord, type HeldKind, KINDS, kindsBy, listRecords } from "naijaref/kinds";
import { createPollingUnits } from "naijaref/polling-units";
import { fold } from "naijaref/text";
import { loadStateModule } from "naijaref-polling-units";
import { mustFit, mustNotBeTooMany } from "../host.ts";
import { fileAt, fillIn, operationsWithFiles, targetsOf } from "./addresses.ts";

/** Codes by other identifiers of the same record, by the first word of the addresses. */
type Aliases = Readonly<Record<string, Readonly<Record<string, string>>>>;

const textsIn = (value: unknown): readonly string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value.flatMap(textsIn) : [];

/**
 * What else the service takes for a record, where it names one record only: names, aliases and other codes,
 * in small letters and without accents and punctuation, as `fold` of `naijaref/text` writes them.
 */
function listAliases(): Aliases {
  const aliases: Record<string, Record<string, string>> = {};
  for (const kind of kindsBy("suggest")) {
    const { path } = KINDS[kind];
    aliases[path] = { ...aliases[path], ...aliasesOf(kind) };
  }
  return aliases;
}

function aliasesOf(kind: HeldKind): Readonly<Record<string, string>> {
  const codes: Record<string, string> = {};
  for (const record of listRecords(kind)) {
    const code = codeOf(record);
    const texts = new Set(Object.values(record).flatMap(textsIn).map(fold));
    for (const text of texts) {
      if (text === "" || text === code) continue;
      const found = findRecord(kind, text);
      if (found !== undefined && codeOf(found) === code) codes[text] = code;
    }
  }
  return codes;
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

export interface ApiOptions {
  readonly url?: string | undefined;
  /** Every how many records of a list have a file; all, if it is left out. */
  readonly step?: number;
}

/**
 * Writes the static API to a folder, and returns how many files and bytes it has. The same data gives the same
 * bytes.
 *
 * @throws if it is more than common hosts take.
 */
export async function writeApi(
  folder: string,
  { url, step }: ApiOptions = {},
): Promise<{ readonly files: number; readonly bytes: number }> {
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

  for (const id of operationsWithFiles)
    for await (const { address, content } of answersOf(id, url, step)) write(fileAt(address), content);
  write("aliases.json", `${JSON.stringify(listAliases())}\n`);
  write("404.json", String(errorBody(fail("not_found", MISSING)).content));
  write("_headers", HEADERS);
  write("index.json", writeIndex(checksums));
  mustNotBeTooMany("the static API", checksums.length);
  return { files: checksums.length, bytes };
}

function writeIndex(checksums: readonly (readonly [path: string, sha256: string])[]): string {
  const about = {
    data_version: dataVersion,
    api_version: apiVersion,
    sha256: Object.fromEntries([...checksums].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  return `${JSON.stringify(about, undefined, 1)}\n`;
}

/** An answer without a query, with the bytes that the service sends. */
interface StaticAnswer {
  /** On the service: `/v1/states/LA`. */
  readonly address: string;
  readonly content: string | Uint8Array;
}

/**
 * Every answer of an operation that a file can have. One that the service refuses has no file: a constituency
 * of which nobody publishes the outline.
 *
 * @param publicUrl where the files will be, which the catalogue names.
 * @param step every how many records, for who wants a sample.
 */
async function* answersOf(
  id: OperationId,
  publicUrl: string | undefined,
  step = 1,
): AsyncGenerator<StaticAnswer> {
  const called = callable(id);
  const { answer, path } = called.operation;
  if (answer.kind === "file") return;
  const state: ServiceState = {
    isDraining: () => false,
    uptime: () => 0,
    pollingUnits: createPollingUnits(loadStateModule),
    // Files have no limit.
    rateLimit: "off",
    publicUrl,
  };
  for (const [at, values] of targetsOf(called.operation).entries()) {
    if (at % step !== 0) continue;
    const outcome = await call(called, { values, query: new Map(), repeated: new Map() }, state);
    if (outcome instanceof Failure) {
      if (outcome.code === "boundary_unknown") continue;
      throw new Error(`${fillIn(path, values)} has no answer: ${outcome.message}`);
    }
    const address = fillIn(path, values);
    const feed = { target: address, origin: publicUrl ?? "" };
    const { content } = bodyOf(outcome.value, { answer, path, feed }, outcome.selection, outcome.notice);
    yield { address, content };
  }
}
