import type { IndexTables } from "../../../packages/naijaref/src/search/engine/index-tables.ts";
import { ALIGNED, DIGEST, openTables } from "../../../packages/naijaref/src/search/stored-tables.ts";

/**
 * The indexes of the worker's searches, which the build has stored among its static files. One that cannot be
 * fetched is built, so that a search finds the same and only the first one takes longer.
 */

type ReadFile = (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** The tables of the indexes that were fetched, by the index's name. */
export const fetched: Map<string, IndexTables> = new Map();

/** Where the static files have them. */
export const FOLDER = "indexes/";

/** @param indexes the file of each index by its name. */
export const loadIndexes =
  (indexes: Readonly<Record<string, string>>) =>
  async (read: ReadFile): Promise<void> => {
    await Promise.all(Object.entries(indexes).map(([name, file]) => load(name, FOLDER + file, read)));
  };

async function load(name: string, path: string, read: ReadFile): Promise<void> {
  const file = await read(path).catch(() => undefined);
  const tables = file === undefined ? "missing" : await openWhole(file);
  if (typeof tables === "object") fetched.set(name, tables);
  else
    console.warn(
      `${path} is ${tables}, so the first search takes longer. Deploy the folder of static files with the worker.`,
    );
}

/** The digest is compared, as on the other runtimes. */
async function openWhole(file: Uint8Array<ArrayBuffer>): Promise<IndexTables | "damaged"> {
  if (file.length < DIGEST + ALIGNED) return "damaged";
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", file.subarray(DIGEST)));
  return digest.every((byte, at) => byte === file[at]) ? openTables(file) : "damaged";
}
