import { brotliCompressSync, gzipSync } from "node:zlib";
import { tables } from "@naijaref/records";
import { unpack } from "../../packages/naijaref/src/table/unpack.ts";
import { readCompleteDataset } from "../../tools/data/compile/complete-dataset.ts";
import { packTable } from "../../tools/data/compile/pack-table.ts";
import { asTable, replaceReport } from "../report.ts";
import { gzipSizeOf, sizeOf } from "../search/size.ts";
import { budgetOf } from "./budget.ts";
import { IMPORTS, nameOf } from "./imports.ts";

/**
 * Prints what each import costs a page; with --write it writes the table in the library's guide. Then, for
 * each table, its size as JSON records, packed, and packed and compressed, and the time to unpack it.
 */

const { dataset } = readCompleteDataset();

function measure(name: keyof typeof tables) {
  const packed = packTable(name, dataset);
  const text = JSON.stringify(packed);
  const started = performance.now();
  unpack(packed);
  const took = performance.now() - started;
  return {
    table: name,
    rows: packed.rows,
    json: JSON.stringify(dataset[name]).length,
    packed: text.length,
    gzip: gzipSync(text).length,
    brotli: brotliCompressSync(text).length,
    "unpack ms": Number(took.toFixed(1)),
  };
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const costs = [["import", "gzip, kB", "Brotli, kB", "at most, gzip"]];
for (const { names, entry } of IMPORTS) {
  const most = budgetOf(nameOf({ names, entry })) ?? 0;
  const imports = `export { ${names} } from "${entry}";`;
  const [gzip, brotli] = [await gzipSizeOf(imports), await sizeOf(imports)];
  costs.push([`\`${names}\` from \`${entry}\``, kilobytes(gzip), kilobytes(brotli), kilobytes(most)]);
}
console.log(asTable(costs));
if (process.argv.includes("--write")) replaceReport("library.md", "bench:size", asTable(costs));

console.table((Object.keys(tables) as (keyof typeof tables)[]).map(measure));
