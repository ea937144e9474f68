import type { OperationId } from "@naijaref/api/contract";
import type { Operation } from "@naijaref/api/contract/operation";
import { type Handlers, OPERATIONS } from "@naijaref/api/modules.generated";

/** The operations that are commands, in the order in which help lists them. */
const OPERATION_OF: Readonly<Record<string, OperationId>> = {
  states: "listStates",
  state: "getState",
  lga: "getLga",
  "lgas-of-state": "listLgasOfState",
  lgas: "listLgas",
  ward: "getWard",
  wards: "listWards",
  "wards-of-lga": "listWardsOfLga",
  "wards-of-state": "listWardsOfState",
  address: "readAddress",
  locality: "getLocality",
  localities: "listLocalities",
  constituency: "getConstituency",
  constituencies: "listConstituencies",
  "constituencies-of-lga": "listConstituenciesOfLga",
  "senatorial-districts": "listSenatorialDistricts",
  "federal-constituencies": "listFederalConstituencies",
  "state-constituencies": "listStateConstituencies",
  "lgas-of-constituency": "listLgasOfConstituency",
  "wards-of-constituency": "listWardsOfConstituency",
  elections: "listElectionEvents",
  offices: "listOffices",
  parties: "listParties",
  party: "getParty",
  "registered-voters": "listRegisteredVoters",
  "polling-unit": "getPollingUnit",
  "polling-units": "searchPollingUnits",
  "polling-units-of-ward": "listPollingUnitsOfWard",
  "polling-units-of-lga": "listPollingUnitsOfLga",
  bank: "getBank",
  banks: "listBanks",
  nuban: "validateNuban",
  phone: "getPhone",
  "area-codes": "listAreaCodes",
  plate: "getPlate",
  "plate-categories": "listPlateCategories",
  where: "reverseGeocode",
  boundaries: "listBoundaries",
  "boundary-of-state": "getStateBoundary",
  "boundary-of-lga": "getLgaBoundary",
  "boundary-of-constituency": "getConstituencyBoundary",
  "neighbours-of-lga": "listNeighboursOfLga",
  search: "search",
  suggest: "suggest",
  "match-names": "match",
  "external-id": "findByExternalId",
  "external-ids": "listExternalIds",
  changes: "listChanges",
  meta: "getMeta",
  openapi: "getOpenApi",
};

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
export interface Command {
  readonly name: string;
  readonly id: OperationId;
  readonly contract: () => Promise<Operation>;
  readonly handlers: () => Promise<Handlers>;
}

const loaders = new Map(Object.values(OPERATIONS).map((operation) => [operation.id, operation]));

/** Every command that calls an operation, by name. */
export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries(OPERATION_OF).map(([name, id]) => {
    const operation = loaders.get(id);
    if (operation === undefined) throw new Error(`the API has no ${id}, which ${name} calls`);
    return [name, { name, ...operation }];
  }),
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
