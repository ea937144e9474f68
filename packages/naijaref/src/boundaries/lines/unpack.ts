import { PrefixReader } from "../../table/prefix-codes.ts";
import type { PackedBorders } from "./packed.ts";
import { type Borders, readLines } from "./read-lines.ts";

/** The inverse of the build's `packBorders`. */
export function unpackBorders({ grid, arcs, positions, lines }: PackedBorders): Borders {
  const borders = {
    arcs,
    first: new Int32Array(arcs + 1),
    lons: new Int32Array(positions),
    lats: new Int32Array(positions),
    left: new Int32Array(arcs),
    right: new Int32Array(arcs),
  };
  readLines(new PrefixReader(lines), borders, grid);
  return borders;
}
