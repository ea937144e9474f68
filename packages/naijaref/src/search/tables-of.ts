import {
  buildTables,
  type IndexTables,
  type NamedEntry,
  type NameIndexOptions,
  runAtOnce,
} from "./engine/index.ts";

/** What an index of records is built from. */
export interface IndexDefinition {
  /** What is searched, in words that may be the name of a file. */
  readonly name: string;
  readonly entries: () => readonly NamedEntry[];
  readonly options: NameIndexOptions;
}

/**
 * The tables of an index. The service that `npm run build` bundles has another module in place of this one,
 * which reads the tables that the build has stored.
 */
export const tablesOf = ({ entries, options }: IndexDefinition): IndexTables =>
  runAtOnce(buildTables(entries(), options));
