import { optionName } from "./arguments.ts";
import type { OwnCommand } from "./commands.ts";
import { OWN_OPTIONS } from "./own-options.ts";
import { fill } from "./show/cell.ts";
import { wrap } from "./show/record.ts";

interface Explained {
  readonly usage: string;
  readonly text: string;
  readonly examples: readonly string[];
}

/** Examples of `match` and `serve` read the files of examples/match. */
const EXPLAINED: Readonly<Record<OwnCommand, Explained>> = {
  match: {
    usage: "naijaref match FILE --column HEADING [options]",
    text: `Gives each row of a CSV file the code of the record that a column names, or says why there is none. It never
guesses. The file may have any size: it streams by, and every byte of it stays as it was. Titles above the
headings stay too. A sheet of a workbook (.xlsx) is read, and written as CSV. - reads standard
input. What is written goes to standard output or to the file that --output names, which appears when it is
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
  },
  serve: {
    usage: "naijaref serve [options]",
    text: `Starts the HTTP service on this machine, offline. Ctrl-C stops it. A service for others, with logs, metrics and
a limit that several instances share, is run from the repository.`,
    examples: ["naijaref serve", "naijaref serve --port 8080"],
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

/** Explains a command that calls no operation. */
export function ownHelp(name: OwnCommand): string {
  const { usage, text, examples } = EXPLAINED[name];
  const options = OWN_OPTIONS[name];
  const headings = options.map(
    (option) => `${optionName(option.name)}${option.value ? ` ${option.value}` : ""}`,
  );
  const margin = Math.max(0, ...headings.map((heading) => heading.length)) + 2;
  const lines = options.flatMap(({ description }, at) =>
    wrap(description, 98 - margin).map(
      (line, row) => `  ${fill(row === 0 ? (headings[at] ?? "") : "", margin)}${line}`,
    ),
  );
  return `${text}

Usage: ${usage}
${lines.length === 0 ? "" : `\nOptions:\n${lines.join("\n")}\n`}
Examples:
${examples.map((example) => `  ${example}`).join("\n")}
`;
}
