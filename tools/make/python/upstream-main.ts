/** `npm run tool upstream <folder>`: writes the patches for other projects (examples/upstream/README.md). */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readDataset } from "../../data/table/index.ts";
import { patchFor, UPSTREAM } from "./upstream.ts";

const [folder = "patches"] = process.argv.slice(2);
const dataset = readDataset();
mkdirSync(folder, { recursive: true });
for (const upstream of UPSTREAM) {
  const path = join(folder, `${upstream.project}-${upstream.release}.patch`);
  writeFileSync(path, patchFor(upstream, dataset));
  console.log(path);
}
