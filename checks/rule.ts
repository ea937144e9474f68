import type { Topology } from "@naijaref/tools/boundaries";
import type { RecordChange } from "@naijaref/tools/changes/compare";
import type { Dataset, EvidenceFile, Row, WitnessFile } from "@naijaref/tools/table";
import type { NameEvidence } from "@naijaref/tools/unit-names/evidence";

/** The dataset as rules see it: rows by table, reviewed decisions, and the content of every file. */
export type CheckedDataset = Dataset & {
  readonly evidence: readonly EvidenceFile[];
  readonly proofs: readonly Row[];
  readonly witnesses: readonly WitnessFile[];
  /** How each edition differs from the one before. */
  readonly recordChanges: readonly RecordChange[];
  /** How the names of polling units are made from INEC's. */
  readonly unitNames: NameEvidence;
  /** The outlines of the LGAs. */
  readonly topology: Topology;
  /** Their outlines by another source. */
  readonly witness: Topology;
  /** Content by path, relative to the dataset's folder. */
  readonly files: ReadonlyMap<string, string>;
};

/** Something wrong with the dataset. */
export interface Finding {
  /** The file or table to look in, below `data/`. */
  readonly file: string;
  /** The record's code or id, if the finding is about one record. */
  readonly key: string;
  /** The field that is wrong, in findings that a decision may except. */
  readonly field?: string;
  readonly message: string;
}

/** A condition that the dataset must meet. */
export interface Rule {
  /** The name of its file. */
  readonly name: string;
  /** The condition, as a sentence. */
  readonly description: string;
  readonly check: (dataset: CheckedDataset) => Finding[];
}
