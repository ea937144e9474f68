/**
 * `npm run tool facts`: rewrites the version in CITATION.cff, the counts and tables in README, CONTRIBUTING and
 * the guides, the numbers in the sentences of coverage.csv, docs/how-sure.md and ATTRIBUTION.md.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { writeCitation } from "../../publish/downloads/citation.ts";
import { repository } from "../../repository.ts";
import { versionOf } from "../compile/complete-dataset.ts";
import { countFields } from "../compile/field-counts.ts";
import { readDataset, readProofs, readWitnesses, saveFiles, writeTables } from "../table/index.ts";
import { correctGap } from "./coverage-sentences.ts";
import { pages, writeFacts } from "./facts.ts";
import { writeAttribution, writeHowSure } from "./written-pages.ts";

const stored = readDataset();
const coverage = stored.coverage.map((row) => ({
  ...row,
  gap: correctGap(String(row["dataset"]), String(row["gap"]), stored),
}));
const dataset = { ...stored, coverage };
saveFiles(writeTables({ coverage }, stored.states));
writeFileSync(`${repository}CITATION.cff`, writeCitation(versionOf(readDataset())));
writeFileSync(`${repository}ATTRIBUTION.md`, writeAttribution(dataset.sources));
const fields = countFields(dataset, readProofs(), readWitnesses());
writeFileSync(`${repository}docs/how-sure.md`, writeHowSure(fields));
for (const { file } of pages) {
  const page = readFileSync(file, "utf8");
  const written = writeFacts(page, dataset);
  if (written !== page) writeFileSync(file, written);
}
