import { createHash } from "node:crypto";
import { type DatasetName, datasetNames, datasets, type TableName } from "@naijaref/records";
import { readTopology, WITNESS_FILE } from "../boundaries/topology.ts";
import { type Dataset, type Row, readUnitContents } from "../table/index.ts";

const BESIDE_TABLES: Partial<Record<DatasetName, () => unknown>> = {
  boundaries: () => [readTopology(), readTopology(WITNESS_FILE)],
  "polling-units": () => readUnitContents().map(({ content }) => content),
};

/**
 * A checksum of the tables of one domain, with its outlines or its polling units. It changes whenever a value
 * of theirs does.
 *
 * @param beside what is in no table: the outlines, or the text of each state's file of polling units.
 */
export function checksumOf(
  name: DatasetName,
  dataset: Dataset,
  beside: unknown = BESIDE_TABLES[name]?.(),
): string {
  const tables = Object.keys(datasets[name].tables).toSorted() as TableName[];
  const values: unknown[] = tables.map((table) => [table, dataset[table]]);
  if (beside !== undefined) values.push(beside);
  const content = JSON.stringify(values);
  return `sha256-${createHash("sha256").update(content).digest("hex").slice(0, 16)}`;
}

/** The lines of `changes.csv` that have the newest date of their dataset. */
export function newestChanges(name: DatasetName, { changes }: Dataset): Row[] {
  const own = changes.filter((change) => change["dataset"] === name);
  const newest = own.map((change) => String(change["date"])).reduce((a, b) => (a > b ? a : b), "");
  return own.filter((change) => change["date"] === newest);
}

/**
 * The dataset with the checksum of each domain in the first of its newest changes, if they are of today or
 * none of them has one. A change of an earlier day keeps its checksum, so that a later edit needs a line of
 * its own.
 */
export function withChecksums(dataset: Dataset, today: string): Dataset {
  const checksums = new Map(
    datasetNames.flatMap((name) => {
      const newest = newestChanges(name, dataset);
      const isOpen =
        newest.some((change) => String(change["date"]) >= today) ||
        newest.every((change) => change["checksum"] === null);
      if (!isOpen) return [];
      return newest.map((change, at): [Row, string | null] => [
        change,
        at === 0 ? checksumOf(name, dataset) : null,
      ]);
    }),
  );
  const changes = dataset.changes.map((change) => {
    const checksum = checksums.get(change);
    return checksum === undefined ? change : { ...change, checksum };
  });
  return { ...dataset, changes };
}
