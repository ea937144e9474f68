import { readFile } from "node:fs/promises";

/** Where `npm run build` puts the scripts and styles of the pages. */
const FOLDER = new URL("../../../pages/dist/assets/", import.meta.url);

/** @param file one of the names in the pages' own list, so never a path to elsewhere. */
export async function readAsset(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await readFile(new URL(file, FOLDER));
  } catch {
    return undefined;
  }
}
