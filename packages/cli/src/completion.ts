import type { Parameter } from "@naijaref/api/contract/parameter";
import { isOfRecords } from "@naijaref/api/contract/shape";
import { type Arguments, optionName } from "./arguments.ts";
import { commandNames, commands, isOwn } from "./commands.ts";
import { commandSummaries } from "./help.ts";
import type { Output } from "./output.ts";
import { FILE_KINDS, OWN, SHELLS } from "./own-commands.ts";
import { OUTPUT_FORMATS } from "./print.ts";
import { valuesOf } from "./usage.ts";
import { EXIT, type ExitCode, UsageError } from "./usage-error.ts";

interface Completed {
  /** The words that its first value may be, where it is one of a list. */
  readonly values: readonly string[];
  /** By their names with hyphens: the words that the value may be; undefined if it takes none. */
  readonly options: ReadonlyMap<string, readonly string[] | undefined>;
}

async function completedCommand(name: string): Promise<Completed> {
  if (isOwn(name)) {
    const options = (OWN[name].options ?? []).map(
      ({ name: option, value }) =>
        [option, value ? (option === "kind" ? FILE_KINDS : []) : undefined] as const,
    );
    return { values: OWN_VALUES[name] ?? [], options: named([...options, ["help", undefined]]) };
  }
  const operation = await commands.get(name)?.contract();
  if (operation === undefined) return { values: [], options: new Map() };
  const [first] = valuesOf(operation);
  const inQuery = Object.entries<Parameter>(operation.parameters).filter(([, one]) => one.in === "query");
  const flags = [...(isOfRecords(operation.answer) ? OUTPUT_FORMATS : []), "help"].map(
    (flag) => [flag, undefined] as const,
  );
  return {
    values: first === undefined ? [] : wordsOf(first[1]),
    options: named([...inQuery.map(([option, one]) => [option, wordsOf(one)] as const), ...flags]),
  };
}

const named = (options: readonly (readonly [name: string, words: readonly string[] | undefined])[]) =>
  new Map(options.map(([name, words]) => [optionName(name), words]));

const OWN_VALUES: Readonly<Record<string, readonly string[]>> = { help: commandNames, completion: SHELLS };

/** The words that a value may be: one of a list, or several with commas between, as the pattern says. */
function wordsOf({ schema }: Parameter): readonly string[] {
  const [, words] = /^\^\((\w+(?:\|\w+)*)\)\(,/.exec(String(schema["pattern"] ?? "")) ?? [];
  return (schema["enum"] as readonly string[] | undefined) ?? words?.split("|") ?? [];
}

/** What may be the last of some words behind `naijaref`, and of a command what it does. */
async function nextWords(typed: readonly string[]): Promise<readonly (readonly string[])[]> {
  const [name = "", ...rest] = typed;
  if (rest.length === 0) return commandSummaries();
  const { values, options } = await completedCommand(name);
  const words = options.get(rest.at(-2) ?? "");
  const found =
    words ?? (rest.at(-1)?.startsWith("-") ? [...options.keys()] : rest.length === 1 ? values : []);
  return found.map((word) => [word]);
}

/** Each asks the command, so that a script stays right when the command is another. Files where nothing fits. */
const SCRIPTS = {
  bash: `_naijaref() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen -W "$(naijaref completion next -- "\${COMP_WORDS[@]:1:COMP_CWORD}" | cut -f 1)" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _naijaref naijaref
`,
  zsh: `#compdef naijaref
_naijaref() {
  local -a found
  found=(\${(f)"$(naijaref completion next -- "\${(@)words[2,CURRENT]}")"})
  found=("\${found[@]//$'\\t'/:}")
  (( \${#found} )) && _describe naijaref found || _files
}
# Loaded by name, or read by source.
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _naijaref "$@"; else compdef _naijaref naijaref; fi
`,
  fish: `function __naijaref_next
  set -l found (naijaref completion next -- (commandline -opc)[2..] (commandline -ct))
  if test (count $found) -gt 0
    string join -- \\n $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c naijaref -f -a "(__naijaref_next)"
`,
} as const satisfies Readonly<Record<(typeof SHELLS)[number], string>>;

/** `naijaref completion SHELL`; its script asks `naijaref completion next -- WORDS`. */
export async function printCompletion(
  { values: [shell = "", ...words] }: Arguments,
  output: Output,
): Promise<ExitCode> {
  const known = SHELLS.find((name) => name === shell);
  if (shell === "next" && words.length > 0) {
    const last = words.at(-1) ?? "";
    const fitting = (await nextWords(words)).filter(([word = ""]) => word.startsWith(last));
    await output.data(fitting.map((one) => `${one.join("\t")}\n`).join(""));
  } else if (known === undefined || words.length > 0)
    throw new UsageError(`Name the shell: naijaref completion ${SHELLS.join("|")}`);
  else await output.data(SCRIPTS[known]);
  return EXIT.found;
}
