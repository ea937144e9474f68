import type { Operation } from "@naijaref/api/contract/operation";
import type { Parameter } from "@naijaref/api/contract/parameter";
import { dataVersion } from "naijaref/about";
import { type Arguments, noCommand, optionName } from "./arguments.ts";
import { type Command, commands, isOwn, OWN_COMMANDS } from "./commands.ts";
import { sentenceOf } from "./failure.ts";
import type { Output } from "./output.ts";
import { explain, fill, helpPage, wrap } from "./show.ts";
import { argumentsOf, optionsOf, quoteForShell, usageOf, valuesOf } from "./usage.ts";
import { EXIT, type ExitCode, UsageError } from "./usage-error.ts";

export const exampleLine = (name: string, operation: Operation, target: string): string =>
  ["naijaref", name, ...argumentsOf(operation, target).map(quoteForShell)].join(" ");

/** All examples of an operation. Two that differ only in how a path is written are one. */
const exampleLines = (name: string, operation: Operation): readonly string[] => [
  ...new Set(operation.examples.map((target) => exampleLine(name, operation, target))),
];

/** Every command and what it does: those of the contract in its words. */
export async function commandSummaries(): Promise<readonly (readonly [name: string, summary: string])[]> {
  const called = await Promise.all(
    [...commands.values()].map(async ({ name, contract }) => [name, (await contract()).summary] as const),
  );
  return [...called, ...Object.entries(OWN_COMMANDS)];
}

/** `naijaref help`, or `naijaref help COMMAND`. */
export async function printHelp([name, surplus]: readonly string[], output: Output): Promise<ExitCode> {
  if (surplus !== undefined)
    throw new UsageError(`"${surplus}" is one word too many. Write: naijaref help ${name}`);
  if (name === undefined || name.startsWith("-")) {
    await output.data(await overview());
    return EXIT.found;
  }
  const command = commands.get(name);
  if (command !== undefined) {
    await printHelpOf(command, await command.contract(), output);
    return EXIT.found;
  }
  if (!isOwn(name)) throw new UsageError(await noCommand(name));
  await output.data((await import("./own-commands.ts")).ownHelp(name));
  return EXIT.found;
}

async function overview(): Promise<string> {
  const summaries = await commandSummaries();
  const margin = Math.max(...summaries.map(([name]) => name.length)) + 2;
  return `Nigerian reference data, offline: states, LGAs, wards, constituencies, banks, phones and plates.

Usage: naijaref COMMAND [values] [options]

${summaries.map(([name, summary]) => `  ${fill(name, margin)}${summary}`).join("\n")}

  naijaref help COMMAND explains one of them.

At a terminal a command prints a table, in a pipe or a file JSON; --json, --ndjson, --csv and --table choose.
Data goes to standard output, words to standard error.
Exit codes: 0 found or valid, 1 not found or not valid, 2 used in a wrong way.
`;
}

/** Explains a command that calls an operation, in the words of the contract. */
export async function printHelpOf(command: Command, operation: Operation, output: Output): Promise<void> {
  const [values, options] = [valuesOf(operation), optionsOf(operation)];
  const margin = Math.max(0, ...[...values, ...options].map(([name]) => optionName(name).length)) + 2;
  const explained = async (
    named: readonly (readonly [string, Parameter])[],
    heading: (name: string) => string,
  ) => {
    const rows = named.map(
      async ([name, { description: message }]) => [heading(name), await sentenceOf({ message })] as const,
    );
    return explain(await Promise.all(rows), margin);
  };
  const description = wrap(await sentenceOf({ message: operation.description }), 100);
  await output.data(
    helpPage(`${operation.summary}.\n\n${description.join("\n")}`, usageOf(command.name, operation), {
      Values: [...(await explained(values, (name) => name.toUpperCase())), ...noteOnInput(operation)],
      Options: await explained(options, optionName),
      Examples: exampleLines(command.name, operation),
    }),
  );
}

/** A person's number does not belong on a command line. */
const noteOnInput = ({ cache, parameters }: Operation): readonly string[] =>
  cache === "private" &&
  Object.values<Parameter>(parameters).some(({ schema }) => schema["type"] === "string")
    ? [
        "",
        "- instead of a value reads it from standard input, one a line. Other users of the machine can see a",
        "command line, and the shell keeps it in a history; they do not see what is typed or piped.",
      ]
    : [];

export async function printManual(_: Arguments, output: Output): Promise<ExitCode> {
  await output.data(await manualPage());
  return EXIT.found;
}

/** A text in roff: a hyphen that is typed, and no line that begins as a request. */
const roff = (text: string): string =>
  text
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replaceAll(/^([.'])/gm, "\\&$1");

const entry = (name: string, text: string): string => `.TP\n.B ${roff(name)}\n${roff(text)}`;

/** The manual page (man(7)). */
async function manualPage(): Promise<string> {
  const commands = await commandSummaries();
  return `.TH NAIJAREF 1
.SH NAME
naijaref \\- Nigerian reference data, offline
.SH SYNOPSIS
.B naijaref
.I command
[values] [options]
.SH DESCRIPTION
${roff(`States, LGAs, wards, constituencies, banks, phone numbers and plates, with the source of every record. Nothing is sent anywhere.
At a terminal a command prints a table; what is not verified has a question mark. In a pipe or a file it prints JSON.
Data goes to standard output, words to standard error.`)}
.SH COMMANDS
${commands.map(([name, summary]) => entry(name, `${summary}.`)).join("\n")}
.SH OPTIONS
${[
  entry("--json", "The answer of the service, as it is."),
  entry("--ndjson", "One record a line."),
  entry("--csv", "A table with a heading (RFC 4180)."),
  entry("--table", "A table for people, also in a pipe."),
  entry("--fields NAMES", "Only these fields, with commas between."),
  entry("--help", "Explain the command, with its own options and examples."),
].join("\n")}
.SH EXIT STATUS
${[
  entry("0", "Found, or valid."),
  entry("1", "Not found, or not valid."),
  entry("2", "Used in a wrong way, or a file could not be read or written."),
].join("\n")}
.SH ENVIRONMENT
${entry("NO_COLOR", "If set, no colours are used.")}
.SH EXAMPLES
.nf
${roff(`naijaref lga ikeja
naijaref wards --lga ikeja --csv > wards.csv
naijaref nuban 0000014579 --bank "First Bank"
naijaref where 6.6018 3.3515
naijaref match payroll.csv --column Bank --kind bank -o matched.csv`)}
.fi
`;
}

/** Set when the command line is built: that of the package. */
declare const PACKAGE_VERSION: string;

export async function printVersion(output: Output): Promise<ExitCode> {
  await output.data(`naijaref ${PACKAGE_VERSION}, data ${dataVersion}\n`);
  return EXIT.found;
}
