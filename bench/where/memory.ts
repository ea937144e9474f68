import { readFileSync } from "node:fs";
import { contenders } from "./contenders.ts";
import { drawPoints } from "./random-points.ts";
import type { Outline } from "./scan.ts";

/**
 * Prints the megabytes that one contender keeps after 10,000 look-ups. Run by `memoryOf` in a process of its
 * own: `node --expose-gc memory.ts <name> <file of the outlines>`.
 */

const [name, file = ""] = process.argv.slice(2);
const contender = contenders.find((each) => each.name === name);
const collect = (globalThis as { gc?: () => void }).gc;
if (contender === undefined || collect === undefined) throw new Error("give a contender, and --expose-gc");

function used(): number {
  collect?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const before = used();
const outlines = contender.bringsOutlines ? [] : (JSON.parse(readFileSync(file, "utf8")) as Outline[]);
const find = contender.prepare(outlines);
const found = drawPoints(10_000).filter(([lon, lat]) => find(lon, lat) !== undefined).length;
const after = used();
if (find(7.5, 9) === undefined || found === 0) throw new Error(`${name} finds nothing`);
console.log((after - before) / 1e6);
