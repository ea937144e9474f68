import { bodyOf } from "@naijaref/api/bodies/body";
import { fieldNames, type ListedRecord } from "@naijaref/api/bodies/wire";
import type { Called } from "@naijaref/api/call";
import type { Operation } from "@naijaref/api/contract/operation";
import { isOfRecords, type ShapeOfRecords } from "@naijaref/api/contract/shape";
import { camelCase } from "@naijaref/records";
import type { Arguments } from "./arguments.ts";
import { sentenceOf } from "./failure.ts";
import type { Output } from "./output.ts";
import { isDoubtful, paintWith, recordLines, type Shown, tableOf } from "./show.ts";
import { EXIT, type ExitCode, UsageError } from "./usage-error.ts";

export interface Outcome extends Called {
  readonly operation: Operation;
  readonly query: readonly (readonly [name: string, text: string])[];
}

/**
 * How a script learns whether something was found: an empty list is not, and neither is an invalid number.
 */
export function exitCodeOf({ value }: Outcome): ExitCode {
  if (Array.isArray(value))
    return (value as readonly unknown[]).some((record) => record !== null) ? EXIT.found : EXIT.notFound;
  const { valid, count } = value as { readonly valid?: unknown; readonly count?: unknown };
  return valid === false || count === 0 ? EXIT.notFound : EXIT.found;
}

/**
 * Writes what an operation returned.
 *
 * @param isFirst whether nothing was written before: CSV has one heading.
 */
export async function printOutcome(
  outcome: Outcome,
  format: OutputFormat,
  output: Output,
  isFirst = true,
): Promise<void> {
  const { operation, selection, notice } = outcome;
  const { answer } = operation;
  if (notice !== undefined) output.words(await sentenceOf({ message: notice }));
  if (answer.kind === "file") throw new Error(`${operation.path} is a file`);
  const hasRecords = isOfRecords(answer);
  if (hasRecords && format === "table") return showOutcome(outcome, answer, output);
  // One record is a row or a line, as each of a list is.
  const isOfLines = hasRecords && (format === "csv" || format === "ndjson");
  const [value, shape] = isOfLines ? recordsIn(outcome, answer) : [outcome.value, answer];
  const { content } = bodyOf(
    value,
    { answer: shape, path: operation.path, feed: { target: targetOf(outcome), origin: "" } },
    { ...selection, format: format === "table" ? "json" : format },
    isOfLines ? undefined : notice,
  );
  const text = String(content);
  if (isOfLines) return output.data(isFirst || format !== "csv" ? text : text.slice(text.indexOf("\n") + 1));
  return output.data(text.endsWith("\n") ? text : `${text}\n`);
}

const targetOf = ({ operation, query }: Outcome): string =>
  `${operation.path}?${new URLSearchParams(query.map(([name, text]) => [name, text]))}`;

/** With all their fields, because a table also shows what is not verified. */
function recordsIn({ value }: Outcome, answer: ShapeOfRecords) {
  const { kind, record } = answer;
  const or = "or" in answer ? answer.or : undefined;
  const all = (kind === "list" || Array.isArray(value) ? value : [value]) as readonly ListedRecord[];
  const isOther = or !== undefined && !fieldNames(record).every((name) => camelCase(name) in (all[0] ?? {}));
  return [all, { kind: "list", record: isOther ? or : record }] as const;
}

/** For people: a table of a list, a field a line of a record. */
async function showOutcome(outcome: Outcome, answer: ShapeOfRecords, output: Output): Promise<void> {
  const [records, { record: definition }] = recordsIn(outcome, answer);
  const { selection } = outcome;
  const columns = selection.fields ?? [...fieldNames(definition), ...selection.with];
  const paint = paintWith(output.hasColours);
  const isChosen = selection.fields !== undefined;
  const [record] = records;
  if (answer.kind === "single" && !Array.isArray(outcome.value) && record) {
    const read = isChosen ? columns : columns.filter((name) => name !== "unverified_fields");
    const shown = [...recordLines(record, { columns: read, width: output.width, paint })];
    await output.data(`${shown.join("\n")}\n`);
    if (outcome.operation.path === "/v1/plates/{plate}") await drawPlateOf(record, output);
    if (columns.some((column) => isDoubtful(record, column))) output.words(DOUBTS);
    return;
  }
  if (records.length === 0) return output.words("Nothing was found.");
  const table = tableOf(records, { columns, isChosen, width: output.width, paint });
  for (const line of table.lines) await output.data(`${line}\n`);
  if (table.leftOut.length > 0)
    output.words(
      `No space for: ${table.leftOut.join(", ")}. --fields chooses columns, --csv has all of them.`,
    );
  if (table.hasDoubts) output.words(DOUBTS);
}

const DOUBTS = "? is not verified: it rests on one weak source, or sources disagree.";

async function drawPlateOf(record: Shown, output: Output): Promise<void> {
  const { drawPlate } = await import("./show-plate.ts");
  const drawn = [...drawPlate(record as unknown as Parameters<typeof drawPlate>[0], output.hasColours)];
  await output.data(`${drawn.join("\n")}\n`);
}

/** `table` is for people, the others are for programs. */
export const OUTPUT_FORMATS = ["json", "ndjson", "csv", "table"] as const;

/** `atom` and `ics` are no flags: only `--format` names them, where the operation has them. */
export type OutputFormat = (typeof OUTPUT_FORMATS)[number] | "atom" | "ics";

/**
 * The format that was asked for; if none was, a table at a terminal and JSON in a pipe or a file.
 *
 * @throws UsageError
 */
export function chooseFormat(
  { answer }: Operation,
  { flags }: Arguments,
  asked: string | undefined,
  isTerminal: boolean,
): OutputFormat {
  const chosen = OUTPUT_FORMATS.filter((format) => flags.has(format));
  if (chosen.length > 1)
    throw new UsageError(`--${chosen.join(" and --")} cannot both be given: choose one of them.`);
  const [format] = chosen;
  if (format !== undefined && asked !== undefined && asked !== format)
    throw new UsageError(`--${format} and --format ${asked} cannot both be given: choose one of them.`);
  if (isOfRecords(answer))
    return format ?? (asked as OutputFormat | undefined) ?? (isTerminal ? "table" : "json");
  if (format !== undefined && format !== "json")
    throw new UsageError(`This command has no --${format}: it prints one document.`);
  return "json";
}
