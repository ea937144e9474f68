/** `npm run facts`: rewrites the counts and tables in README, CONTRIBUTING and the guides. */
import { readFileSync, writeFileSync } from "node:fs";
import { readDataset } from "../table/index.ts";
import { writeFacts } from "./facts.ts";
import { pages, readDescription } from "./pages.ts";

const [dataset, description] = [readDataset(), readDescription()];
for (const { file } of pages) {
  const page = readFileSync(file, "utf8");
  const written = writeFacts(page, dataset, description);
  if (written !== page) writeFileSync(file, written);
}
