import { createHash } from "node:crypto";
import { bodyOf, errorBody } from "@naijaref/api/bodies/body";
import { call } from "@naijaref/api/call";
import { contract, type OperationId } from "@naijaref/api/contract";
import { apiVersion } from "@naijaref/api/contract/about";
import { Failure, fail } from "@naijaref/api/contract/errors";
import type { Operation } from "@naijaref/api/contract/operation";
import { callable } from "@naijaref/api/every-operation";
import type { ServiceState } from "@naijaref/api/operations/operations";
import { dataVersion } from "naijaref/about";
import { codeOf, findRecord, type HeldKind, KINDS, kindsBy, listRecords } from "naijaref/kinds";
import { createPollingUnits } from "naijaref/polling-units";
import { fold } from "naijaref/text";
import { loadStateModule } from "naijaref-polling-units";
import { filesIn, mustNotBeTooMany } from "../host.ts";

/**
 * The operations that could have files and have none, and why: a host takes 20,000 files, and what has none is
 * answered on the device, as is what needs a query or a person's number.
 */
const LEFT_OUT: { readonly [Id in OperationId]?: string } = {
  searchPollingUnits: "needs a query, and no file could have all units",
  listPollingUnitsOfWard: "would be 8,809 files: the file of its LGA has them",
  getLocality: "would be 7,098 files: the list of localities has it",
  listLgasOfConstituency: "would be 1,459 files: the constituency has their codes",
  getHealth: "says how a running service is",
  getReadiness: "says how a running service is",
  getDocs: "is a page: `npm run tool export-pages` writes the pages",
  listDownloads: "lists files that `npm run downloads` writes",
};

type PathValues = ReadonlyMap<string, string>;

/**
 * The addresses of an operation that a file can have: for each record its code, and no query. None if a query
 * is needed, or if what stands in the path is no record: a phone number, the name of a file.
 */
export function targetsOf({ path, parameters }: Operation): readonly PathValues[] {
  const needed = Object.entries(parameters).filter(([, { required }]) => required);
  if (needed.some(([, parameter]) => parameter.in === "query")) return [];
  const names = needed.map(([name]) => name);
  const [first, ...others] = names;
  if (first === undefined) return [new Map()];
  if (others.length > 0) return [];
  const [, , word = ""] = path.split("/");
  return kindsBy("suggest")
    .filter((kind) => KINDS[kind].path === word)
    .flatMap((kind) => listRecords(kind))
    .map((record) => new Map([[first, codeOf(record)]]));
}

export const fillIn = (path: string, values: PathValues): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ""));

/** The file of an address. A folder may have the same name, so a file has an ending. */
export const fileAt = (address: string): string =>
  /\.\w+$/.test(address) ? address.slice(1) : `${address.slice(1)}.json`;

export const operationsWithFiles: readonly OperationId[] = (Object.keys(contract) as OperationId[]).filter(
  (id) => LEFT_OUT[id] === undefined && targetsOf(contract[id]).length > 0,
);

const textsIn = (value: unknown): readonly string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value.flatMap(textsIn) : [];

/**
 * What else the service takes for a record, where it names one record only: names, aliases and other codes,
 * in small letters and without accents and punctuation, as `fold` of `naijaref/text` writes them.
 */
function listAliases() {
  /** Codes by other identifiers of the same record, by the first word of the addresses. */
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
  const { counted, write: writeFile } = filesIn(folder);
  const write = (path: string, content: string | Uint8Array): void => {
    writeFile(path, content);
    checksums.push([path, createHash("sha256").update(content).digest("hex")]);
  };

  for (const id of operationsWithFiles)
    for await (const { address, content } of answersOf(id, url, step)) write(fileAt(address), content);
  write("aliases.json", `${JSON.stringify(listAliases())}\n`);
  write("404.json", String(errorBody(fail("not_found", MISSING)).content));
  write("_headers", HEADERS);
  write("index.json", writeIndex(checksums));
  mustNotBeTooMany("the static API", counted.files);
  return counted;
}

function writeIndex(checksums: readonly (readonly [path: string, sha256: string])[]): string {
  const about = {
    data_version: dataVersion,
    api_version: apiVersion,
    sha256: Object.fromEntries([...checksums].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  return `${JSON.stringify(about, undefined, 1)}\n`;
}

/**
 * Every answer of an operation that a file can have, with its address on the service: `/v1/states/LA`. One that the service refuses has no file: a constituency
 * of which nobody publishes the outline.
 *
 * @param publicUrl where the files will be, which the catalogue names.
 * @param step every how many records, for who wants a sample.
 */
async function* answersOf(id: OperationId, publicUrl: string | undefined, step = 1) {
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
