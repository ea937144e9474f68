import { lazy } from "../table/lazy.ts";
import { openNameIndex, type RecordIndex } from "./engine/index.ts";
import { type IndexDefinition, tablesOf } from "./tables-of.ts";

/** An index of records, opened at its first use. */
export const lazyIndex = (define: () => IndexDefinition): (() => RecordIndex) =>
  lazy(() => {
    const definition = define();
    return openNameIndex(tablesOf(definition), definition.options);
  });
