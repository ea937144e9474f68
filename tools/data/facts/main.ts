/**
 * `npm run tool facts`: rewrites the version in CITATION.cff, the counts and tables in README, CONTRIBUTING and
 * the guides, and the numbers in the sentences of coverage.csv.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { writeCitation } from "../../publish/downloads/citation.ts";
import { versionOf } from "../compile/version.ts";
import { readDataset, saveFiles, writeTables } from "../table/index.ts";
import { correctGap } from "./coverage-sentences.ts";
import { writeFacts } from "./facts.ts";
import { pages, readDescription } from "./pages.ts";

const stored = readDataset();
const coverage = stored.coverage.map((row) => ({
  ...row,
  gap: correctGap(String(row["dataset"]), String(row["gap"]), stored),
}));
const dataset = { ...stored, coverage };
saveFiles(writeTables({ coverage }, stored.states));
writeFileSync(new URL("../../../CITATION.cff", import.meta.url), writeCitation(versionOf(readDataset())));
const description = readDescription();
for (const { file } of pages) {
  const page = readFileSync(file, "utf8");
  const written = writeFacts(page, dataset, description);
  if (written !== page) writeFileSync(file, written);
}
