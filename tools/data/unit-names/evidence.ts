import { readFileSync } from "node:fs";
import { dataFolder, readCells, writeCells } from "../table/index.ts";

/** The lists in `data/evidence/polling-units/`: their columns by their file. */
const NAME_LISTS = {
  "spelling.csv": ["printed", "meant", "kind"],
  "capitals.csv": ["word", "written", "kind", "meaning"],
  "names.csv": ["code", "name", "reason"],
} as const;

export type NameList = keyof typeof NAME_LISTS;

/** What was decided about the names of polling units: the rows of each list, cells in the order above. */
export type NameEvidence = Readonly<Record<NameList, readonly (readonly string[])[]>>;

/** Relative to the dataset's folder. */
export const nameListPath = (list: NameList): string => `evidence/polling-units/${list}`;

export const NAME_LIST_FILES = Object.keys(NAME_LISTS) as readonly NameList[];

/** Throws with file and line where a list is no table. */
export function readNameEvidence(folder: string = dataFolder): NameEvidence {
  const read = (list: NameList): [NameList, string[][]] => {
    try {
      return [list, readCells(readFileSync(folder + nameListPath(list), "utf8"), NAME_LISTS[list])];
    } catch (error) {
      throw new Error(`data/${nameListPath(list)} ${(error as Error).message}`);
    }
  };
  return Object.fromEntries(NAME_LIST_FILES.map(read)) as unknown as NameEvidence;
}

const byFirst = ([a = ""]: readonly string[], [b = ""]: readonly string[]): number =>
  a < b ? -1 : a > b ? 1 : 0;

/** A list as its canonical file: sorted by the first column. */
const writeNameList = (list: NameList, rows: NameEvidence[NameList]): string =>
  writeCells(rows.toSorted(byFirst), NAME_LISTS[list]);

/** Every list in its canonical form: content by path. */
export const writeNameEvidence = (evidence: NameEvidence): ReadonlyMap<string, string> =>
  new Map(NAME_LIST_FILES.map((list) => [nameListPath(list), writeNameList(list, evidence[list])]));
