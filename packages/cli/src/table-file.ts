import { createReadStream, fstatSync, openSync, readdirSync, readFileSync, readSync } from "node:fs";
import { basename, dirname } from "node:path";
import { problemOf } from "./file-problem.ts";
import { Misuse } from "./misuse.ts";
import { didYouMean } from "./suggest.ts";

/** A table as it is read. */
export interface TableInput {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** In bytes; undefined for a pipe. */
  readonly size: number | undefined;
}

/**
 * Opens a file of CSV, or a sheet of a workbook. Throws `Misuse` where it cannot be read.
 *
 * @param sheet the name of the sheet; the first if left out.
 */
export async function openTableFile(file: string, sheet: string | undefined): Promise<TableInput> {
  const descriptor = await openDescriptor(file);
  const status = fstatSync(descriptor);
  if (status.isFile() && beginsAsWorkbook(descriptor)) {
    const { readSheet } = await import("./workbook-sheet.ts");
    return readSheet(readFileSync(descriptor), sheet);
  }
  if (sheet !== undefined) throw new Misuse("--sheet is for workbooks (.xlsx), and this file is none.");
  return {
    chunks: createReadStream("", { fd: descriptor }),
    size: status.isFile() ? status.size : undefined,
  };
}

async function openDescriptor(file: string): Promise<number> {
  try {
    const descriptor = openSync(file, "r");
    if (fstatSync(descriptor).isDirectory()) throw Object.assign(new Error(), { code: "EISDIR" });
    return descriptor;
  } catch (error) {
    throw new Misuse(`The file "${file}" cannot be read: ${problemOf(error)}.${await fileLike(file)}`);
  }
}

/** How `.xlsx` begins, as every zip file does. */
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

function beginsAsWorkbook(descriptor: number): boolean {
  const start = Buffer.alloc(ZIP.length);
  readSync(descriptor, start, 0, start.length, 0);
  return start.equals(ZIP);
}

/** More are not compared. */
const MOST_FILES = 1000;

/** The file that was probably meant, if it is in the same folder. */
async function fileLike(file: string): Promise<string> {
  try {
    const names = readdirSync(dirname(file)).slice(0, MOST_FILES);
    const name = basename(file);
    if (name === "" || names.includes(name)) return "";
    return await didYouMean(name, names);
  } catch {
    return "";
  }
}
