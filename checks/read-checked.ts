import { readFileSync } from "node:fs";
import { dataFolder, filesOf, readDataset } from "@naijaref/pipeline/table";
import { tables } from "@naijaref/records";
import type { CheckedDataset } from "./rule.ts";

/** Reads the dataset with its files. Throws, as `readDataset`, where a file is not a table at all. */
export function readChecked(folder: string = dataFolder): CheckedDataset {
  const paths = Object.values(tables).flatMap((table) => filesOf(table, folder));
  const files = new Map(paths.map((path) => [path, readFileSync(folder + path, "utf8")]));
  return { ...readDataset(folder), files };
}
