import { existsSync, readdirSync, readFileSync } from "node:fs";
import { decision, proof, type TableName, tableNames, tables, witness } from "@naijaref/records";
import { inFile, readCells, writeCells } from "./csv.ts";
import { dataFolder, type Row, readRows } from "./dataset.ts";

/** How the files of `data/evidence/` are written: one format for all. */
export const evidenceTable = { record: decision, sortedBy: ["table", "key", "field", "decision", "value"] };

export interface EvidenceFile {
  /** Relative to the dataset's folder: `evidence/banks/codes.csv`. */
  readonly file: string;
  readonly decisions: readonly Row[];
}

/**
 * Every file of `data/evidence/`, but not the lists of how polling units are named, which have columns of
 * their own. Throws, as `readTable`, with file, line, column and what to do.
 */
export function readEvidence(): EvidenceFile[] {
  return readdirSync(`${dataFolder}evidence`, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".csv") && !/^polling-units\W/.test(path))
    .map((path) => `evidence/${path.replaceAll("\\", "/")}`)
    .sort()
    .map((file) => ({ file, decisions: readRows(file, evidenceTable) }));
}

export const proofTable = { record: proof, sortedBy: ["table", "field"] };

export const witnessTable = { record: witness, sortedBy: ["key", "field", "says"] };

export const PROOFS_FILE = "witnesses/proofs.csv";

export interface WitnessFile {
  readonly table: TableName;
  /** Relative to the dataset's folder: `witnesses/places/lgas.csv`. */
  readonly file: string;
  readonly rows: readonly Row[];
}

/** What each field needs to be verified. Throws, as `readRows`, with file, line, column and what to do. */
export const readProofs = (): Row[] => readRows(PROOFS_FILE, proofTable);

/** A table's witnesses stand at the table's own path, in one file. */
const fileOf = (table: TableName): string => `witnesses/${tables[table].path.replace(/\/$/, ".csv")}`;

/** Every file of witnesses. Throws as `readProofs`. */
export const readWitnesses = (): WitnessFile[] =>
  tableNames
    .map((table) => ({ table, file: fileOf(table) }))
    .filter(({ file }) => existsSync(dataFolder + file))
    .map(({ table, file }) => ({ table, file, rows: readRows(file, witnessTable) }));

/** The lists of `data/evidence/polling-units/` by their paths, with their columns. */
const NAME_LISTS = {
  "evidence/polling-units/spelling.csv": ["printed", "meant", "kind"],
  "evidence/polling-units/capitals.csv": ["word", "written", "kind", "meaning"],
  "evidence/polling-units/names.csv": ["code", "name", "reason"],
} as const;

export type NameList = keyof typeof NAME_LISTS;

/** What was decided about the names of polling units: the rows of each list, cells in the order above. */
export type NameEvidence = Readonly<Record<NameList, readonly (readonly string[])[]>>;

export const NAME_LIST_FILES = Object.keys(NAME_LISTS) as readonly NameList[];

/** Throws with the file where a list is no table. */
export function readNameEvidence(): NameEvidence {
  const read = (list: NameList) => readCells(readFileSync(dataFolder + list, "utf8"), NAME_LISTS[list]);
  const lists = NAME_LIST_FILES.map((list) => [list, inFile(list, () => read(list))]);
  return Object.fromEntries(lists) as NameEvidence;
}

/** Every list in its canonical form, sorted by the first column: content by path. */
export const writeNameEvidence = (evidence: NameEvidence): ReadonlyMap<string, string> =>
  new Map(
    NAME_LIST_FILES.map((list) => [
      list,
      writeCells(
        evidence[list].toSorted(([a = ""], [b = ""]) => (a < b ? -1 : a > b ? 1 : 0)),
        NAME_LISTS[list],
      ),
    ]),
  );
