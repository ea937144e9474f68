import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { TableFault } from "../service/refusals/table-fault.ts";

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
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
    if (!file.endsWith(`-${hash}.json`)) throw new TableFault(file);
    const value: unknown = JSON.parse(text);
    unread.delete(file);
    return value;
  } catch {
    unread.add(file);
    throw new TableFault(file);
  }
}

/**
 * Says which tables are missing, cut or, as far as they have been needed, damaged. Where the service is not
 * bundled, no table is a file, and none is missing.
 */
export function watchTables(now: () => number = () => performance.now()): () => readonly string[] {
  const listed = Object.entries(readList());
  let found: readonly string[] = [];
  let looked = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - looked < PAUSE) return found;
    looked = now();
    for (const file of [...unread]) tryAgain(file);
    found = listed
      .filter(([file, bytes]) => unread.has(file) || sizeOf(file) !== bytes)
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

const sizeOf = (file: string): number | undefined =>
  statSync(new URL(file, FOLDER), { throwIfNoEntry: false })?.size;
