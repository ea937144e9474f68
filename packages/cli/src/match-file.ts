import { createReadStream, fstatSync, openSync, readdirSync, readFileSync, readSync } from "node:fs";
import { basename, dirname } from "node:path";
import { isWorkbook } from "@naijaref/pages/client/csv-cells";
import { CsvError, type CsvSummary, type MatchCsvOptions, matchCsv } from "naijaref/match";
import { type Arguments, didYouMean } from "./arguments.ts";
import { readMatchOptions } from "./match-options.ts";
import type { Output } from "./output.ts";
import type { StandardInput } from "./own-commands.ts";
import { openTarget, type Target, whenInterrupted } from "./target.ts";
import { EXIT, type ExitCode, problemOf, UsageError } from "./usage-error.ts";

interface TableInput {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** In bytes; undefined for a pipe. */
  readonly size: number | undefined;
}

/**
 * Opens a file of CSV or of Parquet, or a sheet of a workbook. Throws `UsageError` where it cannot be read.
 *
 * @param sheet the name of the sheet; the first if left out.
 */
async function openTableFile(file: string, sheet: string | undefined): Promise<TableInput> {
  const descriptor = await openDescriptor(file);
  const status = fstatSync(descriptor);
  const start = status.isFile() ? firstBytes(descriptor) : Buffer.alloc(0);
  if (isWorkbook(start)) {
    const { readSheet } = await import("./workbook-sheet.ts");
    return readSheet(readFileSync(descriptor), sheet);
  }
  if (sheet !== undefined) throw new UsageError("--sheet is for workbooks (.xlsx), and this file is none.");
  if (start.equals(PARQUET)) {
    const { readParquet } = await import("./parquet-file.ts");
    return { chunks: readParquet(descriptor), size: undefined };
  }
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
    throw new UsageError(`The file "${file}" cannot be read: ${problemOf(error)}.${await fileLike(file)}`);
  }
}

const PARQUET = Buffer.from("PAR1");

function firstBytes(descriptor: number): Buffer {
  const start = Buffer.alloc(PARQUET.length);
  readSync(descriptor, start, 0, start.length, 0);
  return start;
}

/** More are not compared. */
const MAX_FILES = 1000;

/** The file that was probably meant, if it is in the same folder. */
async function fileLike(file: string): Promise<string> {
  try {
    const names = readdirSync(dirname(file)).slice(0, MAX_FILES);
    const name = basename(file);
    if (name === "" || names.includes(name)) return "";
    return await didYouMean(name, names);
  } catch {
    return "";
  }
}

const EVERY = 100;
/** In columns: of the bar alone, and of a terminal that does not say how wide it is. */
const WIDEST_BAR = 30;
const TERMINAL = 80;

/**
 * Shows on the terminal how much is read.
 *
 * @param size in bytes; undefined if it is not known.
 */
function showProgress(isShown: boolean, size: number | undefined) {
  let read = 0;
  let shown = performance.now();
  let leave: (() => void) | undefined;
  /** Removes the line, so that what follows stands alone. */
  const clear = (): void => {
    if (leave !== undefined) process.stderr.write("\r\u001b[K");
    leave?.();
    leave = undefined;
  };
  const draw = (): void => {
    const now = performance.now();
    if (!isShown || now - shown < EVERY) return;
    shown = now;
    leave ??= whenInterrupted(clear);
    process.stderr.write(`\r${progressLine(read, size)}\u001b[K`);
  };
  async function* count(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      read += chunk.length;
      draw();
      yield chunk;
    }
  }
  return { clear, count };
}

function progressLine(read: number, size: number | undefined): string {
  const megabytes = `${(read / 1e6).toFixed(1)} MB`;
  if (size === undefined) return megabytes;
  const share = Math.min(1, read / size);
  const text = ` ${Math.floor(share * 100)} %, ${megabytes}`;
  // In the last column the terminal would begin a new line, and the old one would stay.
  const width = Math.min(WIDEST_BAR, (process.stderr.columns || TERMINAL) - text.length - 1);
  if (width < 1) return text.trimStart();
  const done = Math.round(share * width);
  return `${"█".repeat(done)}${"░".repeat(width - done)}${text}`;
}

const DAMAGES = {
  lost_zero: "has lost its leading zero",
  date: "became a date",
  number: "became a number",
  missing: "is NA, which is Nasarawa's code and also means no value",
} as const;

const countOf = (rows: number): string => (rows === 1 ? "1 row" : `${rows.toLocaleString("en")} rows`);

function reportMatch(
  { rows, statuses, damages, longRows, filledRows, headingRow }: CsvSummary,
  { words }: Output,
): ExitCode {
  // Here nobody chooses.
  const counted = Object.entries(statuses).flatMap(([status, count]) =>
    status === "chosen" ? [] : [`${count.toLocaleString("en")} ${status}`],
  );
  words(`${countOf(rows)}: ${counted.join(", ")}.`);
  if (headingRow > 1) words(`The headings are in row ${headingRow}.`);
  if (filledRows > 0)
    words(
      `${countOf(filledRows)} ${filledRows === 1 ? "has" : "have"} an empty cell that was taken from the row above; --no-fill-down leaves them empty.`,
    );
  for (const [damage, count] of Object.entries(damages))
    if (count > 0)
      words(
        `A spreadsheet may have changed ${count} of them: a code ${DAMAGES[damage as keyof typeof DAMAGES]}.`,
      );
  if (longRows > 0)
    words(
      `${countOf(longRows)} ${longRows === 1 ? "has" : "have"} more cells than the heading: there the new cells are not below their headings.`,
    );
  return statuses.exact + statuses.alias + statuses.typo > 0 ? EXIT.found : EXIT.notFound;
}

/** `naijaref match FILE`: a CSV file of any size, streamed. */
export async function matchFile(
  given: Arguments,
  output: Output,
  standardInput: StandardInput,
): Promise<ExitCode> {
  const [file] = given.values;
  if (file === undefined)
    throw new UsageError(
      "FILE is missing. Write: naijaref match FILE --column HEADING --kind KIND, with - for standard input.",
    );
  const options = await readMatchOptions(given);
  const [sheet, to] = ["sheet", "output"].map((name) => given.options.get(name)?.[0]);
  const input =
    file === "-" ? { chunks: standardInput(), size: undefined } : await openTableFile(file, sheet);
  const target = openTarget({ file, to, force: given.flags.has("force") }, output);
  return reportMatch(await matchInto(target, { input, options, output }), output);
}

interface Work {
  readonly input: TableInput;
  readonly options: MatchCsvOptions;
  readonly output: Output;
}

/** Writes the file with its new columns. What was written of a file that turns out wrong is removed. */
async function matchInto(target: Target, { input, options, output }: Work): Promise<CsvSummary> {
  // Where the data goes to the same terminal, it shows itself how far it is.
  const isShown = output.showsProgress && !(target.isOutput && output.isTerminal);
  const progress = showProgress(isShown, input.size);
  try {
    const pieces = matchCsv(progress.count(input.chunks), options);
    let piece = await pieces.next();
    for (; !piece.done; piece = await pieces.next()) await target.write(piece.value);
    progress.clear();
    await target.finish();
    return piece.value;
  } catch (error) {
    progress.clear();
    await target.discard();
    if (error instanceof CsvError) throw new UsageError(error.message);
    if ((error as NodeJS.ErrnoException).code !== undefined)
      throw new UsageError(`The file cannot be read: ${problemOf(error)}.`);
    throw error;
  }
}
