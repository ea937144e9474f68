import { contract, type OperationId } from "@naijaref/api/contract";
import type { Operation } from "@naijaref/api/contract/operation";
import { IDENTIFIED_KINDS } from "@naijaref/records";
import { codeOf, type HeldKind, KINDS, kindsBy, listRecords } from "naijaref/kinds";

/**
 * The static API in parts, because a host takes 20,000 files: each part fits one, and all of them fit
 * together into one folder. The files of a part have addresses of their own.
 */
export const PARTS = ["core", "localities", "elections", "units", "ids"] as const;
export type Part = (typeof PARTS)[number];

export const ABOUT_PARTS: Readonly<Record<Part, string>> = {
  core: "States, LGAs, wards, banks, phones, plates, outlines, and what describes the dataset.",
  localities: "Cities, towns, quarters and LCDAs.",
  elections: "Constituencies, what they consist of, parties and the days of elections.",
  units: "The polling units, a file for each LGA.",
  ids: "The ids that other systems have for a record.",
};

/** The operations without files, and why. */
export const LEFT_OUT: { readonly [Id in OperationId]?: string } = {
  readAddress: "reads a text: the client answers on the device",
  validateNuban: "reads a person's number: the client answers on the device",
  getPhone: "reads a person's number: the client answers on the device",
  getPlate: "reads a person's number: the client answers on the device",
  reverseGeocode: "reads a person's place: the client answers on the device",
  search: "needs a query: the client answers on the device",
  suggest: "needs a query: the client answers on the device",
  match: "needs a query: the client answers on the device",
  findByExternalId: "needs a query: the client answers on the device",
  listBoundaries: "needs a query: the client answers on the device",
  searchPollingUnits: "needs a query, and no file could have all units",
  getPollingUnit: "would be 176,846 files: the file of its LGA has it",
  listPollingUnitsOfWard: "would be 8,809 files: the file of its LGA has them",
  getHealth: "says how a running service is",
  getReadiness: "says how a running service is",
  getDocs: "is a page: `npm run tool export-pages` writes the pages",
  listDownloads: "lists files that `npm run downloads` writes",
  getDownload: "is a file that `npm run downloads` writes",
  getDownloadOfVersion: "is a file that `npm run downloads` writes",
};

export function partOf(id: OperationId): Part {
  if (id === "listPollingUnitsOfLga") return "units";
  const { domain } = contract[id];
  if (domain === "concordance") return "ids";
  return domain === "localities" || domain === "elections" ? domain : "core";
}

/** The operations whose answers are files of a part. */
export const operationsIn = (part: Part): readonly OperationId[] =>
  (Object.keys(contract) as OperationId[]).filter((id) => LEFT_OUT[id] === undefined && partOf(id) === part);

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
  const [first = "", second] = names;
  if (names.length === 0) return [NO_VALUES];
  if (second !== undefined)
    return first === "kind" && second === "code"
      ? IDENTIFIED_KINDS.flatMap((kind) =>
          codesOf(kind).map(
            (code) =>
              new Map([
                [first, kind],
                [second, code],
              ]),
          ),
        )
      : [];
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
