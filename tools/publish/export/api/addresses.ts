import { contract, type OperationId } from "@naijaref/api/contract";
import type { Operation } from "@naijaref/api/contract/operation";
import { codeOf, type HeldKind, KINDS, kindsBy, listRecords } from "naijaref/kinds";

/**
 * The operations without files, and why: a host takes 20,000 files, and what has none is answered on the device.
 */
const LEFT_OUT: { readonly [Id in OperationId]?: string } = {
  readAddress: "reads a text: the client answers on the device",
  validateNuban: "reads a person's number: the client answers on the device",
  getPhone: "reads a person's number: the client answers on the device",
  getPlate: "reads a person's number: the client answers on the device",
  reverseGeocode: "reads a person's place: the client answers on the device",
  reverseGeocodeList: "reads people's places: the client answers on the device",
  search: "needs a query: the client answers on the device",
  suggest: "needs a query: the client answers on the device",
  match: "needs a query: the client answers on the device",
  findByExternalId: "needs a query: the client answers on the device",
  listBoundaries: "needs a query: the client answers on the device",
  searchPollingUnits: "needs a query, and no file could have all units",
  getPollingUnit: "would be 176,846 files: the file of its LGA has it",
  listPollingUnitsOfWard: "would be 8,809 files: the file of its LGA has them",
  listExternalIds: "would be 19,365 files: the client answers on the device",
  getLocality: "would be 7,098 files: the list of localities has it",
  listLgasOfConstituency: "would be 1,459 files: the constituency has their codes",
  getHealth: "says how a running service is",
  getReadiness: "says how a running service is",
  getDocs: "is a page: `npm run tool export-pages` writes the pages",
  listDownloads: "lists files that `npm run downloads` writes",
  getDownload: "is a file that `npm run downloads` writes",
  getDownloadOfVersion: "is a file that `npm run downloads` writes",
};

/** The operations whose answers are files. */
export const operationsWithFiles: readonly OperationId[] = (Object.keys(contract) as OperationId[]).filter(
  (id) => LEFT_OUT[id] === undefined,
);

/** The values of a path's parameters, by their names. */
type PathValues = ReadonlyMap<string, string>;

const NO_VALUES: PathValues = new Map();

const codesOf = (kind: HeldKind): readonly string[] => listRecords(kind).map(codeOf);

/** The kinds of which a code may stand behind the first word of a path. */
const kindsAt = (word: string): readonly HeldKind[] =>
  kindsBy("suggest").filter((kind) => KINDS[kind].path === word);

/**
 * The addresses of an operation that a file can have: for each record its code, and no query. None if a query
 * is needed, or if what stands in the path is no record: a phone number, the name of a file.
 */
export function targetsOf({ path, parameters }: Operation): readonly PathValues[] {
  const needed = Object.entries(parameters).filter(([, { required }]) => required);
  if (needed.some(([, parameter]) => parameter.in === "query")) return [];
  const names = needed.map(([name]) => name);
  const [first, ...others] = names;
  if (first === undefined) return [NO_VALUES];
  if (others.length > 0) return [];
  const [, , word = ""] = path.split("/");
  return kindsAt(word)
    .flatMap(codesOf)
    .map((code) => new Map([[first, code]]));
}

export const fillIn = (path: string, values: PathValues): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ""));

/** The file of an address. A folder may have the same name, so a file has an ending. */
export const fileAt = (address: string): string =>
  /\.\w+$/.test(address) ? address.slice(1) : `${address.slice(1)}.json`;
