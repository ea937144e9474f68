import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, strFromU8 } from "fflate";
import { makeFolder } from "../../start/folder.ts";
import { run } from "../../start/programs.ts";

/** Where the files of the package are, as somebody has them who took them all. */
export const folder = makeFolder();

export const bytesOf = (name: string): Buffer => readFileSync(join(folder, name));

/** The text of a file, of what is in it where it is packed. */
export const textOf = (name: string): string =>
  strFromU8(name.endsWith(".gz") ? gunzipSync(bytesOf(name)) : bytesOf(name));

/** What a program prints, beside the files. LibreOffice writes its profile where it is at home. */
export const printed = async (...command: readonly string[]): Promise<string> =>
  (await run(folder, command, { env: { HOME: folder } })).out;
