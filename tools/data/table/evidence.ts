import { existsSync, readdirSync } from "node:fs";
import { decision, proof, type TableName, tableNames, tables, witness } from "@naijaref/records";
import { dataFolder, type Row, readRows } from "./dataset.ts";

/** How the files of `data/evidence/` are written: one format for all. */
export const evidenceTable = { record: decision, sortedBy: ["table", "key", "field", "decision", "value"] };

/** A file of reviewed decisions. */
export interface EvidenceFile {
  /** Relative to the dataset's folder: `evidence/banks/codes.csv`. */
  readonly file: string;
  readonly decisions: readonly Row[];
}

/**
 * Every file of `data/evidence/`, but not the lists of how polling units are named, which have columns of
 * their own. Throws, as `readTable`, with file, line, column and what to do.
 */
export function readEvidence(folder: string = dataFolder): EvidenceFile[] {
  return readdirSync(`${folder}evidence`, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".csv") && !/^polling-units\W/.test(path))
    .map((path) => `evidence/${path.replaceAll("\\", "/")}`)
    .sort()
    .map((file) => ({ file, decisions: readRows(file, evidenceTable, folder) }));
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
export const readProofs = (folder: string = dataFolder): Row[] => readRows(PROOFS_FILE, proofTable, folder);

/** A table's witnesses stand at the table's own path, in one file. */
const fileOf = (table: TableName): string => `witnesses/${tables[table].path.replace(/\/$/, ".csv")}`;

/** Every file of witnesses. Throws as `readProofs`. */
export const readWitnesses = (folder: string = dataFolder): WitnessFile[] =>
  tableNames
    .map((table) => ({ table, file: fileOf(table) }))
    .filter(({ file }) => existsSync(folder + file))
    .map(({ table, file }) => ({ table, file, rows: readRows(file, witnessTable, folder) }));
