import type { Parameter } from "@naijaref/api/contract/parameter";
import { optionName } from "./arguments.ts";
import { commandNames, commands, type OwnCommand } from "./commands.ts";
import { commandSummaries } from "./help.ts";
import type { Output } from "./output.ts";
import { OWN, SHELLS, withArguments } from "./own-commands.ts";
import { OUTPUT_FORMATS } from "./print.ts";
import { valuesOf } from "./usage.ts";
import { EXIT, type ExitCode, UsageError } from "./usage-error.ts";

export interface Completed {
  readonly name: string;
  readonly summary: string;
  /** The words that its first value may be, where it is one of a list. */
  readonly values: readonly string[];
  readonly options: readonly CompletedOption[];
}

export interface CompletedOption {
  /** With its hyphens. */
  readonly name: string;
  readonly takesValue: boolean;
  readonly words: readonly string[];
}

async function completedCommands(): Promise<readonly Completed[]> {
  const summaries = await commandSummaries();
  return Promise.all(summaries.map(([name, summary]) => completedCommand(name, summary)));
}

const flag = (name: string): CompletedOption => ({ name: optionName(name), takesValue: false, words: [] });

async function completedCommand(name: string, summary: string): Promise<Completed> {
  const command = commands.get(name);
  if (command === undefined) {
    const options = (OWN[name as OwnCommand].options ?? []).map(([option, value, , words = []]) => ({
      name: optionName(option),
      takesValue: value !== undefined,
      words,
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
  if (name === "help") return commandNames;
  return name === "completion" ? SHELLS : [];
};

/** The words that a value may be: one of a list, or several with commas between, as the pattern says. */
function wordsOf({ schema }: Parameter): readonly string[] {
  const [, words] = /^\^\((\w+(?:\|\w+)*)\)\(,/.exec(String(schema["pattern"] ?? "")) ?? [];
  return (schema["enum"] as readonly string[] | undefined) ?? words?.split("|") ?? [];
}

/** For names that need no quotes: commands, options, words of lists. */
const joined = (words: readonly string[]): string => words.join(" ");

const optionsOf = ({ options }: Completed): string => joined(options.map(({ name }) => name));

/** A case for each option whose value is one of a list of words. */
const casesOf = (
  commands: readonly Completed[],
  write: (name: string, option: string, words: string) => string,
) =>
  commands
    .flatMap(({ name, options }) =>
      options.flatMap((option) =>
        option.words.length === 0 ? [] : [write(name, option.name, joined(option.words))],
      ),
    )
    .join("\n");

/** Completion of bash (GNU Bash manual, 8.6). Files where nothing else fits. */
const bashScript = (commands: readonly Completed[]): string => `_naijaref() {
  local word=\${COMP_WORDS[COMP_CWORD]} words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${joined(commands.map(({ name }) => name))}"
  else
    case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD-1]}" in
${casesOf(commands, (name, option, words) => `      "${name} ${option}") words="${words}" ;;`)}
      *)
        case "\${COMP_WORDS[1]} $word" in
${commands.map((command) => `          "${command.name} -"*) words="${optionsOf(command)}" ;;`).join("\n")}
        esac
        [ "$COMP_CWORD" -eq 2 ] && case "\${COMP_WORDS[1]}" in
${commands
  .filter(({ values }) => values.length > 0)
  .map(({ name, values }) => `          ${name}) words="$words ${joined(values)}" ;;`)
  .join("\n")}
        esac
        ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _naijaref naijaref
`;

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Completion of zsh (zsh manual, 20). */
const zshScript = (commands: readonly Completed[]): string => `#compdef naijaref
_naijaref() {
  if (( CURRENT == 2 )); then
    local -a commands=(
${commands.map(({ name, summary }) => `      ${quoted(`${name}:${summary}`)}`).join("\n")}
    )
    _describe command commands
    return
  fi
  case "$words[2] $words[CURRENT-1]" in
${casesOf(commands, (name, option, words) => `    ${quoted(`${name} ${option}`)}) compadd -- ${words}; return ;;`)}
  esac
  if [[ $words[CURRENT] != -* ]]; then
    if (( CURRENT == 3 )); then
      case $words[2] in
${commands
  .filter(({ values }) => values.length > 0)
  .map(({ name, values }) => `        ${name}) compadd -- ${joined(values)} ;;`)
  .join("\n")}
      esac
    fi
    _files
    return
  fi
  case $words[2] in
${commands.map((command) => `    ${command.name}) compadd -- ${optionsOf(command)} ;;`).join("\n")}
  esac
}
# Loaded by name, or read by source.
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _naijaref "$@"; else compdef _naijaref naijaref; fi
`;

/** Completion of fish (fish manual, complete). */
const fishScript = (commands: readonly Completed[]): string =>
  commands
    .flatMap(({ name, summary, values, options }) => {
      const inCommand = `complete -c naijaref -n "__fish_seen_subcommand_from ${name}"`;
      return [
        `complete -c naijaref -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
        ...(values.length === 0 ? [] : [`${inCommand} -f -a ${quoted(joined(values))}`]),
        ...options.map((option) => {
          const takes = option.takesValue ? " -x" : "";
          const words = option.words.length === 0 ? "" : ` -a ${quoted(joined(option.words))}`;
          return `${inCommand} -l ${option.name.slice(2)}${takes}${words}`;
        }),
      ];
    })
    .join("\n")
    .concat("\n");

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

/** `naijaref completion SHELL` */
export const printCompletion = (texts: readonly string[], output: Output): Promise<ExitCode> =>
  withArguments("completion", texts, output, async ({ values: [shell = "", surplus] }) => {
    const known = SHELLS.find((name) => name === shell);
    if (known === undefined || surplus !== undefined)
      throw new UsageError(`Name the shell: naijaref completion ${SHELLS.join("|")}`);
    await output.data(SCRIPTS[known](await completedCommands()));
    return EXIT.found;
  });
