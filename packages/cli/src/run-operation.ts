import { Failure } from "@naijaref/api/contract/errors";
import type { Operation } from "@naijaref/api/contract/operation";
import { type Arguments, readArguments } from "./arguments.ts";
import { callOperation, textsOf } from "./call.ts";
import type { Command } from "./commands.ts";
import { bodyOfFailure, exitCodeOfFailure, printFailure } from "./failure.ts";
import { chooseFormat, OUTPUT_FORMATS, type OutputFormat } from "./format.ts";
import { EXIT, type ExitCode } from "./misuse.ts";
import type { Output } from "./output.ts";
import { exitCodeOf, printOutcome } from "./print.ts";
import { optionLike } from "./suggest.ts";
import { readLines } from "./typed-lines.ts";

/**
 * The value that means: read it from standard input, so that it is in no history and in no list of processes.
 */
const FROM_INPUT = "-";

/** Runs a command that calls an operation. */
export async function runOperation(
  command: Command,
  texts: readonly string[],
  output: Output,
): Promise<ExitCode> {
  const operation = await command.contract();
  const given = await readArguments(
    texts,
    { options: Object.keys(operation.parameters), flags: ["help", ...OUTPUT_FORMATS] },
    optionLike(command.name),
  );
  if (given.flags.has("help")) {
    const { printHelpOf } = await import("./help.ts");
    await printHelpOf(command, operation, output);
    return EXIT.found;
  }
  const asked = operation.answer.kind === "list" ? given.options.get("format")?.[0] : undefined;
  const format = chooseFormat(operation, given, asked, output.isTerminal);
  return given.values.includes(FROM_INPUT)
    ? runForLines(command, operation, { given, format, output })
    : runOnce(command, operation, { given, format, output });
}

interface Run {
  readonly given: Arguments;
  readonly format: OutputFormat;
  readonly output: Output;
}

async function runOnce(command: Command, operation: Operation, run: Run): Promise<ExitCode> {
  const { given, format, output } = run;
  const outcome = await callOperation(command, operation, textsOf(command.name, operation, given));
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
 * Calls the operation for each line of standard input. The worst exit code counts. In JSON each line gets its
 * answer in its place, also where that is an error.
 */
async function runForLines(command: Command, operation: Operation, run: Run): Promise<ExitCode> {
  const { stdin } = process;
  const { given, format, output } = run;
  if (stdin.isTTY) output.words("Type one value a line; Ctrl-D ends.");
  let worst: ExitCode | undefined;
  let printed = 0;
  for await (const line of readLines(stdin)) {
    const values = given.values.map((value) => (value === FROM_INPUT ? line : value));
    const outcome = await callOperation(
      command,
      operation,
      textsOf(command.name, operation, { ...given, values }),
    );
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
