import { readdirSync } from "node:fs";
import { decision } from "@naijaref/records";
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
