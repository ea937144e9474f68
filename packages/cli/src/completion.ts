import type { Parameter } from "@naijaref/api/contract/parameter";
import { optionName } from "./arguments.ts";
import { commands, OWN_COMMANDS, type OwnCommand } from "./commands.ts";
import type { Completed, CompletedOption } from "./completed.ts";
import { OUTPUT_FORMATS } from "./format.ts";
import { commandSummaries } from "./help.ts";
import { EXIT, type ExitCode, Misuse } from "./misuse.ts";
import type { Output } from "./output.ts";
import { withArguments } from "./own-arguments.ts";
import { OWN_OPTIONS, SHELLS } from "./own-options.ts";
import { bashScript, fishScript, zshScript } from "./shells.ts";
import { valuesOf } from "./usage.ts";

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

/** `naijaref completion SHELL` */
export const printCompletion = (texts: readonly string[], output: Output): Promise<ExitCode> =>
  withArguments("completion", texts, output, async ({ values: [shell = "", surplus] }) => {
    const known = SHELLS.find((name) => name === shell);
    if (known === undefined || surplus !== undefined)
      throw new Misuse(`Name the shell: naijaref completion ${SHELLS.join("|")}`);
    await output.data(SCRIPTS[known](await completedCommands()));
    return EXIT.found;
  });

async function completedCommands(): Promise<readonly Completed[]> {
  const summaries = await commandSummaries();
  return Promise.all(summaries.map(([name, summary]) => completedCommand(name, summary)));
}

const flag = (name: string): CompletedOption => ({ name: optionName(name), takesValue: false, words: [] });

async function completedCommand(name: string, summary: string): Promise<Completed> {
  const command = commands.get(name);
  if (command === undefined) {
    const options = OWN_OPTIONS[name as OwnCommand].map((option) => ({
      name: optionName(option.name),
      takesValue: option.value !== undefined,
      words: option.words ?? [],
    }));
    return { name, summary, values: ownValues(name), options: [...options, flag("help")] };
  }
  const operation = await command.contract();
  const [first] = valuesOf(operation);
  const hasRecords = operation.answer.kind === "list" || operation.answer.kind === "single";
  return {
    name,
    summary,
    values: first === undefined ? [] : wordsOf(first[1]),
    options: [
      ...Object.entries<Parameter>(operation.parameters)
        .filter(([, parameter]) => parameter.in === "query")
        .map(([option, parameter]) => ({
          name: optionName(option),
          takesValue: true,
          words: wordsOf(parameter),
        })),
      ...(hasRecords ? OUTPUT_FORMATS.map(flag) : []),
      flag("help"),
    ],
  };
}

const ownValues = (name: string): readonly string[] => {
  if (name === "help") return [...commands.keys(), ...Object.keys(OWN_COMMANDS)];
  return name === "completion" ? SHELLS : [];
};

/** The words that a value may be: one of a list, or several with commas between, as the pattern says. */
function wordsOf({ schema }: Parameter): readonly string[] {
  const [, words] = /^\^\((\w+(?:\|\w+)*)\)\(,/.exec(String(schema["pattern"] ?? "")) ?? [];
  return (schema["enum"] as readonly string[] | undefined) ?? words?.split("|") ?? [];
}
