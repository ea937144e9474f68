import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataVersion } from "naijaref/about";
import { downloadFile, SECOND_FOLDER, writeFolder } from "../../tools/publish/downloads/files.ts";
import { makeFolder } from "./folder.ts";

/** The one table of the small package. */
export const BANKS = Buffer.from("id,name\r\ngtbank,Guaranty Trust Bank\r\n");

/** A folder for DOWNLOADS with a small package, written as `npm run downloads` writes it. */
export interface DownloadsFolder {
  readonly folder: string;
  /** The files of the data version. */
  readonly edition: string;
}

/** A package with files of these names, each with the same content. `large.csv` is in the second folder. */
export function makeDownloads(names: readonly string[], content: Uint8Array = BANKS): DownloadsFolder {
  const folder = makeFolder();
  const files = names.map((name) => {
    const folder = name === "large.csv" ? SECOND_FOLDER : null;
    return downloadFile(name, "A test.", content, { folder, rows: 1, columns: 2 });
  });
  const edition = writeFolder(folder, files, dataVersion);
  writeFileSync(join(edition, "secret.txt"), "Not in the list.");
  return { folder, edition };
}
