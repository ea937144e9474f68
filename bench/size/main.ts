import { brotliCompressSync, gzipSync } from "node:zlib";
import { type TableDefinition, tables } from "@naijaref/records";
import { unpack } from "../../packages/naijaref/src/table/unpack.ts";
import { pack } from "../../pipeline/compile/pack.ts";
import { readDataset } from "../../pipeline/table/index.ts";

/** Prints, for each table, its size as JSON records, packed, and packed and compressed, and the time to unpack it. */

const dataset = readDataset();

function measure(name: keyof typeof tables) {
  const table: TableDefinition = tables[name];
  const packed = pack(dataset[name], table);
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

console.table((Object.keys(tables) as (keyof typeof tables)[]).map(measure));
