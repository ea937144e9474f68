import { readFileSync } from "node:fs";
import type { Dataset } from "../../../data/table/index.ts";
import { vectorsOfRecords } from "./of-records.ts";
import type { Vector } from "./rules.ts";

/** The reviewed cases: inputs of the library's own tests, each with the result that it must have. */
const readCases = (): Vector[] =>
  readFileSync(new URL("cases.ndjson", import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Vector);

/** Every rule as input and expected result, so that a port to another language can prove itself. */
export const buildVectors = (dataset: Dataset): readonly Vector[] => [
  ...readCases(),
  ...vectorsOfRecords(dataset),
];

export const writeVectors = (vectors: readonly Vector[]): string =>
  vectors.map((vector) => `${JSON.stringify(vector)}\n`).join("");
