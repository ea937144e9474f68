import type { OperationId } from "@naijaref/api/contract";
import type { Operation } from "@naijaref/api/contract/operation";
import type { Handler } from "@naijaref/api/operations/operations";

/** The handlers of some operations. */
export type Handlers = { readonly [Id in OperationId]?: Handler<Id> };

/** Commands whose operations are loaded together, when one of them is called. */
interface Family {
  readonly contract: () => Promise<Readonly<Record<string, Operation>>>;
  readonly handlers: () => Promise<Handlers>;
  readonly commands: Readonly<Record<string, OperationId>>;
}

const places = async () => (await import("@naijaref/api/contract/places")).places;

/**
 * Every operation as a command. A family is no larger than what its commands need: a state needs no wards.
 */
const FAMILIES: readonly Family[] = [
  {
    contract: places,
    handlers: async () => (await import("@naijaref/api/operations/states")).states,
    commands: { states: "listStates", state: "getState" },
  },
  {
    contract: places,
    handlers: async () => (await import("@naijaref/api/operations/lgas")).lgas,
    commands: { lga: "getLga", "lgas-of-state": "listLgasOfState" },
  },
  {
    contract: places,
    handlers: async () => (await import("@naijaref/api/operations/lga-list")).lgaList,
    commands: { lgas: "listLgas" },
  },
  {
    contract: places,
    handlers: async () => (await import("@naijaref/api/operations/wards")).wards,
    commands: {
      ward: "getWard",
      wards: "listWards",
      "wards-of-lga": "listWardsOfLga",
      "wards-of-state": "listWardsOfState",
    },
  },
  {
    contract: async () => (await import("@naijaref/api/contract/localities")).localities,
    handlers: async () => (await import("@naijaref/api/operations/localities")).localities,
    commands: { address: "readAddress", locality: "getLocality", localities: "listLocalities" },
  },
  {
    contract: async () => (await import("@naijaref/api/contract/elections")).elections,
    handlers: async () => (await import("@naijaref/api/operations/elections")).elections,
    commands: {
      constituency: "getConstituency",
      constituencies: "listConstituencies",
      "constituencies-of-lga": "listConstituenciesOfLga",
      "senatorial-districts": "listSenatorialDistricts",
      "federal-constituencies": "listFederalConstituencies",
      "state-constituencies": "listStateConstituencies",
      "lgas-of-constituency": "listLgasOfConstituency",
      "wards-of-constituency": "listWardsOfConstituency",
    },
  },
  {
    contract: async () => (await import("@naijaref/api/contract/election-days")).electionDays,
    handlers: async () => (await import("@naijaref/api/operations/election-days")).electionDays,
    commands: {
      elections: "listElectionEvents",
      offices: "listOffices",
      parties: "listParties",
      party: "getParty",
      "registered-voters": "listRegisteredVoters",
    },
  },
  {
    contract: async () => (await import("@naijaref/api/contract/polling-units")).pollingUnits,
    handlers: async () => (await import("@naijaref/api/operations/polling-units")).pollingUnits,
    commands: {
      "polling-unit": "getPollingUnit",
      "polling-units": "searchPollingUnits",
      "polling-units-of-ward": "listPollingUnitsOfWard",
      "polling-units-of-lga": "listPollingUnitsOfLga",
    },
  },
  {
    contract: async () => (await import("@naijaref/api/contract/banks")).banks,
    handlers: async () => (await import("@naijaref/api/operations/banks")).banks,
    commands: { bank: "getBank", banks: "listBanks", nuban: "validateNuban" },
  },
  {
    contract: async () => (await import("@naijaref/api/contract/phones")).phones,
    handlers: async () => (await import("@naijaref/api/operations/phones")).phones,
    commands: { phone: "getPhone", "area-codes": "listAreaCodes" },
  },
  {
    contract: async () => (await import("@naijaref/api/contract/plates")).plates,
    handlers: async () => (await import("@naijaref/api/operations/plates")).plates,
    commands: { plate: "getPlate", "plate-categories": "listPlateCategories" },
  },
  {
    contract: async () => (await import("@naijaref/api/contract/boundaries")).boundaries,
    handlers: async () => (await import("@naijaref/api/operations/boundaries")).boundaries,
    commands: {
      where: "reverseGeocode",
      boundaries: "listBoundaries",
      "boundary-of-state": "getStateBoundary",
      "boundary-of-lga": "getLgaBoundary",
      "boundary-of-constituency": "getConstituencyBoundary",
      "neighbours-of-lga": "listNeighboursOfLga",
    },
  },
  {
    contract: async () => (await import("@naijaref/api/contract/search")).search,
    handlers: async () => (await import("@naijaref/api/operations/search")).search,
    commands: { search: "search", suggest: "suggest" },
  },
  {
    contract: async () => (await import("@naijaref/api/contract/match")).match,
    handlers: async () => (await import("@naijaref/api/operations/match")).match,
    commands: { "match-names": "match" },
  },
  {
    contract: async () => (await import("@naijaref/api/contract/concordance")).concordance,
    handlers: async () => (await import("@naijaref/api/operations/concordance")).concordance,
    commands: { "external-id": "findByExternalId", "external-ids": "listExternalIds" },
  },
  {
    contract: async () => (await import("@naijaref/api/contract/changes")).changes,
    handlers: async () => (await import("@naijaref/api/operations/changes")).changes,
    commands: { changes: "listChanges" },
  },
  {
    contract: async () => (await import("@naijaref/api/contract/about")).about,
    handlers: async () => (await import("@naijaref/api/operations/about")).about,
    commands: { meta: "getMeta", openapi: "getOpenApi" },
  },
];

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

/** A command that calls an operation of the contract. */
export interface Command {
  readonly name: string;
  readonly id: OperationId;
  readonly contract: () => Promise<Operation>;
  readonly handlers: () => Promise<Handlers>;
}

/** Every command that calls an operation, by name. */
export const commands: ReadonlyMap<string, Command> = new Map(
  FAMILIES.flatMap((family) =>
    Object.entries(family.commands).map(([name, id]) => [name, commandOf(family, name, id)] as const),
  ),
);

function commandOf({ contract, handlers }: Family, name: string, id: OperationId): Command {
  const find = async (): Promise<Operation> => {
    const operation = (await contract())[id];
    if (operation === undefined) throw new Error(`the contract of the command ${name} has no ${id}`);
    return operation;
  };
  return { name, id, contract: find, handlers };
}

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
