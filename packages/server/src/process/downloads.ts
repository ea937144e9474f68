import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Edition } from "../operations/operations.ts";
import { type ReadBytes, readEdition } from "./edition.ts";

const sha256Of = async (bytes: Uint8Array): Promise<string> =>
  createHash("sha256").update(bytes).digest("hex");

/** The files of a folder; undefined for one that cannot be read. */
const filesIn =
  (folder: string): ReadBytes =>
  async (name) => {
    try {
      return await readFile(`${folder}/${name}`);
    } catch {
      return undefined;
    }
  };

/**
 * The files of one data version below a folder, or undefined if it has none. They are cached once they are
 * there, and all responses share their bytes, so that a slow reader holds no copy: a process has one data
 * version, and its files are at most 14 MB.
 */
export function openDownloads(folder: string): (version: string) => Promise<Edition | undefined> {
  let edition: Edition | undefined;
  return async (version) => {
    edition ??= await readEdition(version, filesIn(`${folder}/${version}`), sha256Of);
    return edition;
  };
}
