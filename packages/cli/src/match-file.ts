import { createReadStream, fstatSync, openSync, readdirSync, readFileSync, readSync } from "node:fs";
import { basename, dirname } from "node:path";
import { NAMED_KINDS } from "@naijaref/api/contract/match";
import { wordAmong } from "@naijaref/api/contract/words";
import { listsOf } from "naijaref/kinds";
import {
  CSV_ADDED,
  type CsvColumn,
  CsvError,
  type CsvSummary,
  type IdReader,
  type MatchCsvOptions,
  type Matcher,
  type MatchKind,
  type MatchWithin,
  matchCsv,
} from "naijaref/match";
import { type Arguments, optionName } from "./arguments.ts";
import { problemOf } from "./file-problem.ts";
import { EXIT, type ExitCode, Misuse } from "./misuse.ts";
import type { Output } from "./output.ts";
import { withArguments } from "./own-arguments.ts";
import { Progress } from "./progress.ts";
import type { StandardInput } from "./standard-input.ts";
import { didYouMean } from "./suggest.ts";
import { openTarget, type Target } from "./target.ts";

/** `naijaref match FILE`: a CSV file of any size, streamed. */
export const matchFile = (
  texts: readonly string[],
  output: Output,
  standardInput: StandardInput,
): Promise<ExitCode> =>
  withArguments("match", texts, output, async (given) => {
    const [file, surplus] = given.values;
    if (file === undefined)
      throw new Misuse(
        "FILE is missing. Write: naijaref match FILE --column HEADING --kind KIND, with - for standard input.",
      );
    if (surplus !== undefined) throw new Misuse(`"${surplus}" is one file too many: match one at a time.`);
    const options = await readOptions(given);
    const input =
      file === "-"
        ? { chunks: standardInput(), size: undefined }
        : await openInput(file, given.options.get("sheet")?.[0]);
    const target = openTarget(
      { file, to: given.options.get("output")?.[0], force: given.flags.has("force") },
      output,
    );
    return report(await matchInto(target, { input, options, output }), output);
  });

async function readOptions({ options, flags }: Arguments): Promise<MatchCsvOptions> {
  const one = (name: string): string | undefined => options.get(name)?.[0];
  if (options.has("lat_column") || options.has("lon_column")) return readPointOptions(options);
  if (flags.has("fill_down") && flags.has("no_fill_down"))
    throw new Misuse("--fill-down and --no-fill-down cannot both be given: choose one of them.");
  const column = one("column");
  if (column === undefined)
    throw new Misuse("--column is missing: name the heading of the column with the names.");
  if (column === "") throw new Misuse("--column is empty: name the heading of the column with the names.");
  const form = {
    column,
    stateColumn: one("state_column"),
    lgaColumn: one("lga_column"),
    wardColumn: one("ward_column"),
    add: await readAdded(one("add")),
    delimiter: one("delimiter"),
    ...(flags.has("fill_down") && { fillDown: true }),
    ...(flags.has("no_fill_down") && { fillDown: false }),
  };
  const within = { state: one("state"), lga: one("lga"), ward: one("ward") };
  const kindColumn = one("kind_column");
  if (kindColumn !== undefined) {
    if (options.has("kind"))
      throw new Misuse("--kind and --kind-column cannot both be given: choose one of them.");
    return { ...form, kindColumn, within, ids: await readIds(one("system"), column, undefined) };
  }
  const kind = await readKind(one("kind"), column);
  checkArea(kind, options);
  if (kind !== "polling_unit" && kind !== "address")
    return { ...form, kind, within, ids: await readIds(one("system"), column, kind) };
  if (options.has("system"))
    throw new Misuse(`--system cannot be used with --kind ${kind}: it is for ids of records.`);
  if (kind === "polling_unit") return { ...form, matcher: await pollingUnitMatcher(within) };
  const { createAddressMatcher } = await import("naijaref/address");
  return { ...form, matcher: createAddressMatcher({ within: { state: within.state } }) };
}

async function readKind(asked: string | undefined, column: string): Promise<(typeof NAMED_KINDS)[number]> {
  const kind = wordAmong(NAMED_KINDS, asked ?? column);
  if (kind !== undefined) return kind;
  throw new Misuse(
    asked === undefined
      ? `--kind is missing: say what "${column}" has names of: ${NAMED_KINDS.join(", ")}.`
      : `--kind must be one of ${NAMED_KINDS.join(", ")}.${await didYouMean(asked, NAMED_KINDS)}`,
  );
}

/** What reads ids of other systems: of the one that was said or is in the heading, or those of no mistake. */
async function readIds(
  asked: string | undefined,
  column: string,
  kind: MatchKind | undefined,
): Promise<IdReader> {
  const { createIdReader, listIdSystems } = await import("naijaref/concordance");
  const systems = listIdSystems().map(({ id }) => id);
  const kindsOf = (system: string): readonly string[] =>
    listIdSystems().find(({ id }) => id === system)?.kinds ?? [];
  const fits = (system: string): boolean =>
    kind === undefined || listsOf(kind).some((list) => kindsOf(system).includes(list));
  if (asked === undefined) return createIdReader({ system: systemInHeading(column, systems.filter(fits)) });
  const system = wordAmong(systems, asked);
  if (system === undefined)
    throw new Misuse(`--system must be one of ${systems.join(", ")}.${await didYouMean(asked, systems)}`);
  if (!fits(system))
    throw new Misuse(
      `--system ${system} has ids of ${kindsOf(system).join(", ")} only: give one of them as --kind.`,
    );
  return createIdReader({ system });
}

/** "Paystack code", "geonames_id". */
const systemInHeading = (column: string, systems: readonly string[]): string | undefined =>
  wordAmong(systems, column) ?? wordAmong(systems, column.replace(/[ _-]?(id|code)$/i, ""));

/** What goes with the columns of points. */
const WITH_POINTS = ["lat_column", "lon_column", "add", "delimiter", "sheet", "output"];

async function readPointOptions(options: Arguments["options"]): Promise<MatchCsvOptions> {
  const one = (name: string): string | undefined => options.get(name)?.[0];
  const other = [...options.keys()].find((name) => !WITH_POINTS.includes(name));
  if (other !== undefined)
    throw new Misuse(`${optionName(other)} cannot be used with --lat-column: a point needs no name.`);
  const [lat, lon] = [one("lat_column"), one("lon_column")];
  if (!lat || !lon) throw new Misuse("Name both columns: --lat-column HEADING --lon-column HEADING.");
  const { pointMatcher } = await import("./point-matcher.ts");
  const add = await readAdded(one("add"));
  return { column: lat, stateColumn: lon, matcher: pointMatcher, add, delimiter: one("delimiter") };
}

/** The columns to add: those of the result first, then what it lies in, as they were asked for. */
async function readAdded(text: string | undefined): Promise<readonly CsvColumn[] | undefined> {
  const names = text?.split(",").map((name) => name.trim());
  const unknown = names?.find((name) => wordAmong(CSV_ADDED, name) === undefined);
  if (unknown !== undefined)
    throw new Misuse(
      `--add must be a choice of ${CSV_ADDED.join(", ")}.${await didYouMean(unknown, CSV_ADDED)}`,
    );
  return names && CSV_ADDED.filter((name) => names.some((one) => wordAmong(CSV_ADDED, one) === name));
}

/** The options that say where a row is, and the kinds of names with which they can be used. */
const AREAS: Readonly<Record<string, readonly (typeof NAMED_KINDS)[number][]>> = {
  ward: ["polling_unit"],
  ward_column: ["polling_unit"],
  lga: ["ward", "place", "polling_unit"],
  lga_column: ["ward", "place", "polling_unit"],
};

function checkArea(kind: (typeof NAMED_KINDS)[number], options: Arguments["options"]): void {
  for (const [option, kinds] of Object.entries(AREAS))
    if (options.has(option) && !kinds.includes(kind))
      throw new Misuse(
        `${optionName(option)} cannot be used with --kind ${kind}: it is for ${kinds.join(", ")}.`,
      );
}

async function pollingUnitMatcher(within: MatchWithin): Promise<Matcher> {
  const [{ loadPollingUnitMatcher }, { PollingUnitsMissing }] = await Promise.all([
    import("./polling-unit-matcher.ts"),
    import("@naijaref/api/operations/polling-units"),
  ]);
  try {
    return await loadPollingUnitMatcher(within);
  } catch (error) {
    throw error instanceof PollingUnitsMissing ? new Misuse(error.message) : error;
  }
}

interface Input {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** In bytes; undefined for a pipe. */
  readonly size: number | undefined;
}

async function openInput(file: string, sheet: string | undefined): Promise<Input> {
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

interface Work {
  readonly input: Input;
  readonly options: MatchCsvOptions;
  readonly output: Output;
}

/** Writes the file with its new columns. What was written of a file that turns out wrong is removed. */
async function matchInto(target: Target, { input, options, output }: Work): Promise<CsvSummary> {
  // Where the data goes to the same terminal, it shows itself how far it is.
  const showsProgress = output.showsProgress && !(target.isOutput && output.isTerminal);
  const progress = new Progress({ showsProgress }, input.size);
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
    if (error instanceof CsvError) throw new Misuse(error.message);
    if ((error as NodeJS.ErrnoException).code !== undefined)
      throw new Misuse(`The file cannot be read: ${problemOf(error)}.`);
    throw error;
  }
}

const DAMAGES = {
  lost_zero: "has lost its leading zero",
  date: "became a date",
  number: "became a number",
  missing: "is NA, which is Nasarawa's code and also means no value",
} as const;

const countOf = (rows: number): string => (rows === 1 ? "1 row" : `${rows.toLocaleString("en")} rows`);

function report(
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
      `${countOf(filledRows)} ${filledRows === 1 ? "has an empty cell that was" : "have an empty cell that was"} taken from the row above; --no-fill-down leaves them empty.`,
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
