import { Failure, fail } from "@naijaref/api/contract/errors";
import type { Operation } from "@naijaref/api/contract/operation";
import { openOperation } from "@naijaref/api/lazy-operation";
import { linesOf } from "@naijaref/api/lines";
import { type Arguments, optionName, readArguments } from "./arguments.ts";
import type { Command } from "./commands.ts";
import { bodyOfFailure, exitCodeOfFailure, printFailure } from "./failure.ts";
import type { Output } from "./output.ts";
import type { StandardInput } from "./own-commands.ts";
import {
  chooseFormat,
  exitCodeOf,
  OUTPUT_FORMATS,
  type Outcome,
  type OutputFormat,
  printOutcome,
} from "./print.ts";
import { loadPollingUnits } from "./state.ts";
import { optionsOf, usageOf, valuesOf } from "./usage.ts";
import { EXIT, type ExitCode, UsageError } from "./usage-error.ts";

type Texts = ReadonlyMap<string, readonly string[]>;

/**
 * The text of each parameter.
 *
 * @throws UsageError when a value is missing, too many, or given twice.
 */
function textsOf(name: string, operation: Operation, { values, options }: Arguments): Texts {
  const texts = new Map(options);
  const rest = [...values];
  for (const [parameter, { most, in: place, required }] of valuesOf(operation)) {
    if (texts.has(parameter)) continue;
    const taken = rest.splice(0, most === undefined ? 1 : rest.length);
    if (taken.length === 0 && place === "query" && !required) continue;
    if (taken.length === 0) {
      const hint = values.some((value) => value.includes(",")) ? ": put a blank between two values" : "";
      throw new UsageError(
        `${parameter.toUpperCase()} is missing${hint}. Write: ${usageOf(name, operation)}`,
      );
    }
    texts.set(parameter, taken);
  }
  const [surplus] = rest;
  if (surplus !== undefined) {
    const hint =
      rest.length < values.length
        ? `put quotes around a name of several words. Write: ${usageOf(name, operation)}`
        : `this command takes options only, and naijaref ${name} --help lists them.`;
    throw new UsageError(`"${surplus}" is one value too many: ${hint}`);
  }
  for (const [parameter] of optionsOf(operation)) {
    if ((texts.get(parameter)?.length ?? 0) > 1)
      throw new UsageError(`${optionName(parameter)} is given twice: give it once.`);
  }
  return texts;
}

async function openCalls(command: Command): Promise<(texts: Texts) => Promise<Outcome | Failure>> {
  const { operation, call } = await openOperation(command, loadPollingUnits);
  return async (texts) => {
    const called = await call(Object.fromEntries(texts));
    if (called instanceof Failure) return called;
    const query = [...texts].flatMap(([name, [text = ""]]) =>
      operation.parameters[name]?.in === "query" ? [[name, text] as const] : [],
    );
    return { ...called, operation, query };
  };
}

/** No code, name or number is longer. */
const MAX_LINE_LENGTH = 4096;

/**
 * The lines of standard input as they come in, empty ones too, so that the answers stand beside them.
 *
 * @throws UsageError when a line is longer than any name or number.
 */
async function* readLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  for await (const line of linesOf(input, MAX_LINE_LENGTH)) {
    if (line === undefined)
      throw new UsageError(
        `A line of standard input is longer than ${MAX_LINE_LENGTH} characters: give one value a line. For a CSV file use naijaref match.`,
      );
    yield line.trim();
  }
}

/**
 * The value that means: read it from standard input, so that it is in no history and in no list of processes.
 */
const FROM_INPUT = "-";

export async function runOperation(
  command: Command,
  texts: readonly string[],
  output: Output,
  standardInput: StandardInput,
): Promise<ExitCode> {
  const operation = await command.contract();
  const given = await readArguments(
    texts,
    { options: Object.keys(operation.parameters), flags: ["help", ...OUTPUT_FORMATS] },
    command.name,
  );
  if (given.flags.has("help")) {
    const { printHelpOf } = await import("./help.ts");
    await printHelpOf(command, operation, output);
    return EXIT.found;
  }
  const asked = "format" in operation.parameters ? given.options.get("format")?.[0] : undefined;
  const format = chooseFormat(operation, given, asked, output.isTerminal);
  if (given.values.filter((value) => value === FROM_INPUT).length > 1)
    throw new UsageError(
      `Give - once: each line of standard input then has all the values. Write: naijaref ${command.name} -`,
    );
  return given.values.includes(FROM_INPUT)
    ? runForLines(command, operation, { given, format, output, input: standardInput() })
    : runOnce(command, operation, { given, format, output });
}

interface Run {
  readonly given: Arguments;
  readonly format: OutputFormat;
  readonly output: Output;
}

async function runOnce(command: Command, operation: Operation, run: Run): Promise<ExitCode> {
  const { given, format, output } = run;
  const texts = textsOf(command.name, operation, given);
  const outcome = await (await openCalls(command))(texts);
  if (!(outcome instanceof Failure)) {
    await printOutcome(outcome, format, output);
    return exitCodeOf(outcome);
  }
  // Who asked for JSON by name reads the error by a program too.
  if (given.flags.has("json") || given.flags.has("ndjson")) output.words(bodyOfFailure(outcome));
  else await printFailure(outcome, output);
  return exitCodeOfFailure(outcome);
}

/**
 * The values with those of a line in the place of the hyphen: one or, where the command needs more than are
 * given, as many as it needs, with blanks or a comma between them: `6.6018 3.3515`, `6.6018,3.3515`.
 */
function valuesOfLine(
  line: string,
  operation: Operation,
  { values }: Arguments,
): readonly string[] | Failure {
  const names = valuesOf(operation).map(([name]) => name.toUpperCase());
  const count = names.length - values.length + 1;
  if (count < 2) return values.map((value) => (value === FROM_INPUT ? line : value));
  const parts = line.split(/\s*[,;\s]\s*/).filter((part) => part !== "");
  if (parts.length !== count)
    return fail(
      "invalid_parameter",
      `A line needs ${names.slice(-count).join(" and ")}, with a blank or a comma between them.`,
    );
  return values.flatMap((value) => (value === FROM_INPUT ? parts : [value]));
}

/**
 * Calls the operation for each line of standard input. The worst exit code counts. In JSON each line gets its
 * answer in its place, also where that is an error.
 */
async function runForLines(
  command: Command,
  operation: Operation,
  run: Run & { readonly input: ReturnType<StandardInput> },
): Promise<ExitCode> {
  const { given, format, input, output } = run;
  if (input.isTTY) output.words("Type one value a line; Ctrl-D ends.");
  const answer = await openCalls(command);
  let worst: ExitCode | undefined;
  let printed = 0;
  for await (const line of readLines(input)) {
    const values = valuesOfLine(line, operation, given);
    const outcome =
      values instanceof Failure
        ? values
        : await answer(textsOf(command.name, operation, { ...given, values }));
    const isFailure = outcome instanceof Failure;
    if (!isFailure) await printOutcome(outcome, format, output, printed++ === 0);
    else if (format === "json" || format === "ndjson") await output.data(`${bodyOfFailure(outcome)}\n`);
    else await printFailure(outcome, output);
    // An empty line is no misuse of the command: it names nothing.
    const code = isFailure ? exitCodeOfFailure(outcome) : exitCodeOf(outcome);
    worst = Math.max(worst ?? EXIT.found, line === "" ? EXIT.notFound : code) as ExitCode;
  }
  if (worst === undefined) output.words("Nothing came from standard input.");
  return worst ?? EXIT.misuse;
}
