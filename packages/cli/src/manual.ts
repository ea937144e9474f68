import { commandSummaries } from "./help.ts";
import type { Output } from "./output.ts";
import { withArguments } from "./own-commands.ts";
import { EXIT, type ExitCode } from "./usage-error.ts";

/** `naijaref man` */
export const printManual = (texts: readonly string[], output: Output): Promise<ExitCode> =>
  withArguments("man", texts, output, async () => {
    await output.data(await manualPage());
    return EXIT.found;
  });

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
