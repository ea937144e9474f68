import { createHash } from "node:crypto";
import { readFileSync, type Stats, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { TableFault } from "../service/refusals/faults.ts";
import { sha256Of } from "./downloads/downloads.ts";

/** The tables of the dataset, which `npm run build` puts beside the bundled service as files. */
const FOLDER = new URL("./tables/", import.meta.url);
/** Their names and sizes in bytes, as the build wrote them. */
const LIST = new URL("./tables.json", import.meta.url);

/** In milliseconds: how long the tables are not looked at again. */
const PAUSE = 1000;

/** Tables that could not be read when they were needed. */
const unread = new Set<string>();

/**
 * The value of a table. Its name ends with the hash of its text, so that a table of another build, or a
 * damaged one, is never taken for it. Throws a `TableFault`, and can be tried again.
 */
export function readTable(file: string): unknown {
  try {
    const text = readFileSync(new URL(file, FOLDER), "utf8");
    if (!isNamedFor(file, createHash("sha256").update(text).digest("hex"))) throw new TableFault(file);
    const value: unknown = JSON.parse(text);
    unread.delete(file);
    return value;
  } catch {
    unread.add(file);
    throw new TableFault(file);
  }
}

const isNamedFor = (file: string, sha256 = ""): boolean => file.endsWith(`-${sha256.slice(0, 16)}.json`);

/**
 * Says which tables are missing or damaged: each is compared with its hash after the start, one after the
 * other, again when its file has changed, and one in each look. Where the service is not bundled, no table
 * is a file, and none is missing.
 */
export function watchTables(): () => readonly string[] {
  const listed = Object.entries(readList());
  let found: readonly string[] = [];
  let looked = Number.NEGATIVE_INFINITY;
  const compared = new Map<string, number>();
  const compareChanged = async (): Promise<void> => {
    for (const [file] of listed) {
      const now = statOf(file);
      if (now === undefined || compared.get(file) === now.mtimeMs) continue;
      compared.set(file, now.mtimeMs);
      if (!isNamedFor(file, await sha256Of(fileURLToPath(new URL(file, FOLDER)), now))) unread.add(file);
    }
  };
  let looks = 0;
  let comparing = compareChanged();
  return () => {
    if (performance.now() - looked < PAUSE) return found;
    looked = performance.now();
    for (const file of [...unread]) tryAgain(file);
    // One more in each look, because a disk may damage a file and leave its time.
    compared.delete(listed[looks++ % listed.length]?.[0] ?? "");
    comparing = comparing.then(compareChanged);
    found = listed
      .filter(([file, bytes]) => unread.has(file) || statOf(file)?.size !== bytes)
      .map(([file]) => file);
    return found;
  };
}

function tryAgain(file: string): void {
  try {
    readTable(file);
  } catch {
    // It is still listed in `unread`.
  }
}

function readList(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readFileSync(LIST, "utf8")) as Readonly<Record<string, number>>;
  } catch {
    return {};
  }
}

const statOf = (file: string): Stats | undefined =>
  statSync(new URL(file, FOLDER), { throwIfNoEntry: false });
