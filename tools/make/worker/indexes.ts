import type { IndexTables } from "../../../packages/naijaref/src/search/engine/index-tables.ts";
import {
  ALIGNED,
  DIGEST,
  openTables,
  type Refused,
} from "../../../packages/naijaref/src/search/stored-tables.ts";

/**
 * The indexes of the worker's searches, which the build has stored among its static files. One that cannot be
 * fetched is built, so that a search finds the same and only the first one takes longer.
 */

type ReadFile = (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** The tables of the indexes that were fetched, by the index's name. */
export const fetched: Map<string, IndexTables> = new Map();

export const pathOf = (name: string): string => `indexes/${name}.bin`;

/**
 * @param build what the worker calls its own build.
 * @param names of the indexes that it has.
 */
export const loadIndexes =
  (build: string, names: readonly string[]) =>
  async (read: ReadFile): Promise<void> => {
    await Promise.all(names.map((name) => load(name, build, read)));
  };

async function load(name: string, build: string, read: ReadFile): Promise<void> {
  const file = await read(pathOf(name)).catch(() => undefined);
  const tables = file === undefined ? "missing" : await openWhole(file, build);
  if (typeof tables === "object") fetched.set(name, tables);
  else
    console.warn(
      `${pathOf(name)} is ${tables}, so the first search takes longer. Deploy the folder of static files with the worker.`,
    );
}

/** The digest is compared, as on the other runtimes. */
async function openWhole(file: Uint8Array<ArrayBuffer>, build: string): Promise<IndexTables | Refused> {
  if (file.length < DIGEST + ALIGNED) return "damaged";
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", file.subarray(DIGEST)));
  return digest.every((byte, at) => byte === file[at]) ? openTables(file, build) : "damaged";
}
