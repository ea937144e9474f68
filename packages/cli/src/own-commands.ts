import { NAMED_KINDS } from "@naijaref/api/contract/match";
import { type Arguments, optionName, readArguments } from "./arguments.ts";
import type { OwnCommand } from "./commands.ts";
import type { Output } from "./output.ts";
import { explain, helpPage } from "./show.ts";
import { UsageError } from "./usage-error.ts";

/** An option of a command that calls no operation; its value as help names it, undefined if it takes none. */
interface OwnOption {
  readonly name: string;
  readonly value?: string;
  readonly description: string;
}

/** From lines such as `port PORT: The port.` */
const optionsIn = (lines: string): readonly OwnOption[] =>
  [...lines.matchAll(/^(?<name>\w+)(?: (?<value>\w+))?: (?<description>.+)$/gm)].map(
    ({ groups }) => ({ ...groups }) as unknown as OwnOption,
  );

/** What a column of a file may have: what `/v1/match` reads, and numbers. */
export const FILE_KINDS = [...NAMED_KINDS, "phone", "account"] as const;

export type FileKind = (typeof FILE_KINDS)[number];

export const SHELLS = ["bash", "zsh", "fish"] as const;

interface Explained {
  readonly usage: string;
  readonly text: string;
  readonly examples: readonly string[];
  readonly options?: readonly OwnOption[];
}

/** Examples of `match` and `serve` read the files of examples/match. */
export const OWN: Readonly<Record<OwnCommand, Explained>> = {
  match: {
    usage: "naijaref match FILE --column HEADING [options]",
    text: `Gives each row of a CSV file the code of the record that a column names, or says why there is none. It never
guesses. The file may have any size: it streams by, and every byte of it stays as it was. Titles above the
headings stay too. A Parquet file of any size and a sheet of a workbook (.xlsx) are read, and written as
CSV. - reads standard input, as CSV. What is written goes to standard output or to the file that --output names, which appears when it is
whole. A summary goes to standard error. The exit code is 1 if no row got a code.`,
    examples: [
      "naijaref match payroll.csv --column Bank --kind bank > payroll-with-codes.csv",
      "naijaref match delivery.csv --column Area --kind lga --state-column State -o delivery-with-codes.csv",
      'naijaref match election.csv --column "Registration Area" --kind ward --state-column State --lga-column LGA',
      "naijaref match - --column lga --state-column state < table.csv",
      "naijaref where shops.csv --lat-column Lat --lon-column Lon > shops-with-codes.csv",
      "naijaref match customers.csv --column Address --kind address --add code,name,state,why",
      "naijaref match candidates.xlsx --column Seat --kind-column Office --state-column State --add code,state,lga",
      "naijaref match results.csv --column PU --kind polling_unit --ward-column Ward --lga-column LGA",
    ],
    options: optionsIn(`
column HEADING: The column with the names. Needed.
kind KIND: What the names are of: ${FILE_KINDS.join(", ")}. Not needed if the column is headed so.
kind_column HEADING: The column that says what the name in each row is of, in place of --kind: "Senate", "LGA", "Ward".
lat_column HEADING: The column with the latitude, in place of names: each row gets the LGA at its point.
lon_column HEADING: The column with the longitude.
state_column HEADING: The column with the state of each row.
lga_column HEADING: The column with the LGA of each row, for wards and polling units.
ward_column HEADING: The column with the ward of each row, for polling units.
bank_column HEADING: The column with the bank of each row, for accounts: does the last digit fit it?
state STATE: The state that all rows are in.
lga LGA: The LGA that all rows are in, for wards and polling units.
ward WARD: The ward that all rows are in, for polling units.
system SYSTEM: The system that the names are ids of, such as paystack_code or geonames. Not needed if the column is headed so, nor for ids that cannot be names or counts, such as Q320852. naijaref meta lists the systems.
add COLUMNS: The columns to add, with commas between: status, code, name, confidence, why, which are added by default; and what the record lies in: state, lga, ward, senatorial_district, federal_constituency, state_constituency, each by name or, as in lga_code, by code.
delimiter CHARACTER: What separates the cells, if it is not the comma, semicolon, tab or | that the heading has most.
fill_down: An empty state, LGA or ward means the one above. Without it, where the column shows it: each is written once, and cells below are empty.
no_fill_down: An empty state, LGA or ward means nothing.
sheet NAME: The sheet of a workbook, by name or number. The first that has cells by default.
output FILE: The file to write, instead of standard output (-o).
force: Write over a file that is there already.`),
  },
  serve: {
    usage: "naijaref serve [options]",
    text: `Starts the HTTP service on this machine, offline. Ctrl-C stops it. A service for others, with logs, metrics and
a limit that several instances share, is run from the repository.`,
    examples: ["naijaref serve", "naijaref serve --port 8080"],
    options: optionsIn(`
port PORT: The port. 3000 by default; 0 takes any that is free.
host ADDRESS: The address. Only this machine can use localhost, which is the default; 0.0.0.0 is all addresses.
rate_limit NUMBER: Requests a minute from one address. There is no limit by default.`),
  },
  verify: {
    usage: "naijaref verify FOLDER",
    text: `Compares every file of a release, or of the downloads, with SHA256SUMS. Names each file that
was changed, is missing or is in no line; then the exit code is 1.
Who made them only a signature says: VERIFYING.md has the commands.`,
    examples: ["naijaref verify release/0.1.0", "naijaref verify downloads/2026.11.23"],
  },
  mcp: {
    usage: "naijaref mcp",
    text: `Speaks the Model Context Protocol over standard input and output, one message a line: nine tools for language
models, offline. A client starts it; a person has no use for it.`,
    examples: ["claude mcp add naijaref -- naijaref mcp"],
  },
  completion: {
    usage: "naijaref completion bash|zsh|fish",
    text: "Prints a script by which the shell completes commands, options and their values.",
    examples: [
      "naijaref completion bash > ~/.local/share/bash-completion/completions/naijaref",
      "naijaref completion zsh > ~/.zsh/completions/_naijaref",
      "naijaref completion fish > ~/.config/fish/completions/naijaref.fish",
    ],
  },
  man: {
    usage: "naijaref man",
    text: "Prints the manual page, which a global installation also gives to man.",
    examples: ["naijaref man > naijaref.1"],
  },
  help: {
    usage: "naijaref help [COMMAND]",
    text: "Lists the commands, or explains one.",
    examples: ["naijaref help", "naijaref help lga"],
  },
};

export function ownHelp(name: OwnCommand): string {
  const { usage, text, examples, options = [] } = OWN[name];
  const explained = options.map(
    ({ name, value, description }) => [optionName(name) + (value ? ` ${value}` : ""), description] as const,
  );
  return helpPage(text, usage, { Options: explain(explained), Examples: examples });
}

/** How many values a command takes; none if it is not here. */
const VALUES: Partial<Readonly<Record<OwnCommand, number>>> = {
  match: 1,
  verify: 1,
  completion: Number.POSITIVE_INFINITY,
};

/** The arguments of a command that calls no operation; undefined for `--help`, which explains it. */
export async function readOwnArguments(
  name: OwnCommand,
  texts: readonly string[],
  output: Output,
): Promise<Arguments | undefined> {
  const { options = [] } = OWN[name];
  const named = (takesValue: boolean): string[] =>
    options.flatMap(({ name, value }) => ((value !== undefined) === takesValue ? [name] : []));
  const given = await readArguments(texts, { options: named(true), flags: ["help", ...named(false)] }, name);
  for (const [option, { length }] of given.options)
    if (length > 1) throw new UsageError(`${optionName(option)} is given twice: give it once.`);
  if (given.flags.has("help")) {
    await output.data(ownHelp(name));
    return undefined;
  }
  const surplus = given.values[VALUES[name] ?? 0];
  if (surplus === undefined) return given;
  throw new UsageError(`"${surplus}" is not needed. Write: ${OWN[name].usage}`);
}

interface Typed extends AsyncIterable<Uint8Array> {
  readonly isTTY?: boolean;
}

/** Opens standard input: only a command that reads it does. */
export type StandardInput = () => Typed;
