import { createHash } from "node:crypto";
import type { Dataset } from "../table/index.ts";
import { type DataBeside, readDataBeside } from "./data-beside.ts";

/**
 * The dataset's version: the day of its newest change and a hash of its content, so that it says when
 * and can never stay the same while a value moved.
 */
export function versionOf(dataset: Dataset, beside: DataBeside = readDataBeside()): string {
  const newest = dataset.changes
    .map((change) => String(change["date"]))
    .sort()
    .at(-1);
  if (newest === undefined) throw new Error("data/changes.csv is empty: add the change that you made");
  const content = Object.keys(dataset)
    .sort()
    .map((table) => [table, dataset[table as keyof Dataset]]);
  const hash = createHash("sha256").update(JSON.stringify([content, beside.topology, beside.witness]));
  for (const { path, content } of beside.pollingUnits) hash.update(path).update(content);
  return `${newest}+${hash.digest("hex").slice(0, 8)}`;
}
