import type { OperationId } from "@naijaref/api/contract";
import type { LazyOperation } from "@naijaref/api/lazy-operation";
import { OPERATIONS } from "@naijaref/api/modules.generated";

/** The operations whose command has another name than their id: `listLgasOfState` is `lgas-of-state`. */
const NAMES: { readonly [Id in OperationId]?: string } = {
  listElectionEvents: "elections",
  reverseGeocode: "where",
  getStateBoundary: "boundary-of-state",
  getLgaBoundary: "boundary-of-lga",
  getConstituencyBoundary: "boundary-of-constituency",
  search: "search",
  match: "match-names",
  findByExternalId: "external-id",
  getOpenApi: "openapi",
};

const nameOf = (id: OperationId): string =>
  NAMES[id] ??
  id
    .replace(/^(?:list|get|read|search|validate)(?=[A-Z])/, "")
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();

/** The operations that are no commands, and why. */
export const SERVED_ONLY: { readonly [Id in OperationId]?: string } = {
  getHealth: "says how a running service is",
  getReadiness: "says how a running service is",
  getCatalogue: "describes a running service to catalogues of data",
  getDocs: "is a page for a browser, which `naijaref serve` serves",
  reverseGeocodeList: "finds points of a list, which `naijaref where FILE` does for a whole file",
  listDownloads: "lists files that the package does not contain",
  getDownload: "returns a file that the package does not contain",
  getDownloadOfVersion: "returns a file that the package does not contain",
};

/** A command that calls an operation of the contract; what it needs is loaded when it is called. */
export type Command = LazyOperation & { readonly name: string };

/** Every command that calls an operation, by name, in the order in which help lists them. */
export const commands: ReadonlyMap<string, Command> = new Map(
  Object.values(OPERATIONS)
    .filter(({ id }) => SERVED_ONLY[id] === undefined)
    .map((operation) => ({ ...operation, name: nameOf(operation.id) }))
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
