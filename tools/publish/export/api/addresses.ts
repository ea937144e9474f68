import { contract, type OperationId } from "@naijaref/api/contract";
import type { Operation } from "@naijaref/api/contract/operation";
import { codeOf, type HeldKind, KINDS, kindsBy, listRecords } from "naijaref/kinds";

/**
 * The operations that could have files and have none, and why: a host takes 20,000 files, and what has none is
 * answered on the device, as is what needs a query or a person's number.
 */
const LEFT_OUT: { readonly [Id in OperationId]?: string } = {
  searchPollingUnits: "needs a query, and no file could have all units",
  listPollingUnitsOfWard: "would be 8,809 files: the file of its LGA has them",
  getLocality: "would be 7,098 files: the list of localities has it",
  listLgasOfConstituency: "would be 1,459 files: the constituency has their codes",
  getHealth: "says how a running service is",
  getReadiness: "says how a running service is",
  getDocs: "is a page: `npm run tool export-pages` writes the pages",
  listDownloads: "lists files that `npm run downloads` writes",
};

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

/** The operations whose answers are files. */
export const operationsWithFiles: readonly OperationId[] = (Object.keys(contract) as OperationId[]).filter(
  (id) => LEFT_OUT[id] === undefined && targetsOf(contract[id]).length > 0,
);
