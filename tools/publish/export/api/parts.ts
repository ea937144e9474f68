import { contract, type OperationId } from "@naijaref/api/contract";

/**
 * The static API in parts, because a host takes 20,000 files: each part fits one, and all of them fit
 * together into one folder. The files of a part have addresses of their own.
 */
export const PARTS = ["core", "elections", "units", "ids"] as const;
export type Part = (typeof PARTS)[number];

export const ABOUT_PARTS: Readonly<Record<Part, string>> = {
  core: "States, LGAs, wards, localities, banks, phones, plates, outlines, and what describes the dataset.",
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

/** The part that has the files of an operation. */
export function partOf(id: OperationId): Part {
  if (id === "listPollingUnitsOfLga") return "units";
  const { domain } = contract[id];
  return domain === "elections" ? "elections" : domain === "concordance" ? "ids" : "core";
}

/** The operations whose answers are files of a part. */
export const operationsIn = (part: Part): readonly OperationId[] =>
  (Object.keys(contract) as OperationId[]).filter((id) => LEFT_OUT[id] === undefined && partOf(id) === part);
