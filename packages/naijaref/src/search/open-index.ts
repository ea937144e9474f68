import { lazy } from "../table/lazy.ts";
import { buildTables, type IndexTables, type NamedEntry } from "./engine/index-tables.ts";
import { type NameIndexOptions, openNameIndex, type RecordIndex } from "./engine/name-index.ts";
import { runAtOnce } from "./engine/steps.ts";

export interface IndexDefinition {
  /** What is searched, in words that may be the name of a file. */
  readonly name: string;
  readonly entries: () => readonly NamedEntry[];
  readonly options: NameIndexOptions;
}

type TablesOf = (definition: IndexDefinition) => IndexTables;

const build: TablesOf = ({ entries, options }) => runAtOnce(buildTables(entries(), options));

let keep = (definition: IndexDefinition, build: TablesOf): IndexTables => build(definition);

/** The tables of an index. */
export const tablesOf: TablesOf = (definition) => keep(definition, build);

/**
 * For the service, the worker and the command line, whose every start would build the tables again.
 *
 * @param from returns the tables that were stored before, or builds them and stores them.
 * @internal
 */
export function keepTables(from: typeof keep): void {
  keep = from;
}

/** An index of records, opened at its first use. */
export const lazyIndex = (define: () => IndexDefinition): (() => RecordIndex) =>
  lazy(() => {
    const definition = define();
    return openNameIndex(tablesOf(definition), definition.options);
  });
