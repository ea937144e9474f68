import type { OperationId } from "@naijaref/api/contract";
import type { LazyOperation } from "@naijaref/api/lazy-operation";
import { OPERATIONS } from "@naijaref/api/modules.generated";

/** The command of an operation whose contract names none: `listLgasOfState` is `lgas-of-state`. */
const nameOf = (id: OperationId): string =>
  id
    .replace(/^(?:list|get|read|search|validate)(?=[A-Z])/, "")
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();

/** A command that calls an operation of the contract; what it needs is loaded when it is called. */
export type Command = LazyOperation & { readonly name: string };

/** Every command that calls an operation, by name, in the order in which help lists them. */
export const commands: ReadonlyMap<string, Command> = new Map(
  Object.values(OPERATIONS)
    .filter(({ command }) => command !== null)
    .map((operation) => ({ ...operation, name: operation.command ?? nameOf(operation.id) }))
    .map((command) => [command.name, command]),
);

/** The commands that call no operation, and what they do. */
export const OWN_COMMANDS = {
  match: "Match a column of a CSV file",
  serve: "Start the service on this machine",
  verify: "Verify the files of a release",
  mcp: "Speak with a language model's client over standard input and output",
  completion: "Print the completion for a shell",
  man: "Print the manual page",
  help: "Explain a command",
} as const;

export type OwnCommand = keyof typeof OWN_COMMANDS;

export const isOwn = (name: string): name is OwnCommand => Object.hasOwn(OWN_COMMANDS, name);

export const commandNames: readonly string[] = [...commands.keys(), ...Object.keys(OWN_COMMANDS)];
