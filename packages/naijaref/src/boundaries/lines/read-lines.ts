import { PrefixReader } from "../../table/prefix-codes.ts";
import { type PackedBorders, TABLE, tableAfter } from "./packed.ts";

/**
 * The border lines: every arc that two LGAs share, or that an LGA shares with water or with what is outside.
 * Positions are in millionths of a degree. A face is an LGA (by its place in `listLgas`), then each water,
 * then the outside.
 */
export interface Borders {
  readonly arcs: number;
  /** Where the positions of each arc begin; after the last arc, where they end. */
  readonly first: Int32Array;
  readonly lons: Int32Array;
  readonly lats: Int32Array;
  /** The face on each side of an arc, seen along its direction. */
  readonly left: Int32Array;
  readonly right: Int32Array;
}

/** The inverse of the build's `writeLines`. */
export function unpackBorders({ grid, arcs, positions, lines }: PackedBorders): Borders {
  const reader = new PrefixReader(lines);
  const first = new Int32Array(arcs + 1);
  const lons = new Int32Array(positions);
  const lats = new Int32Array(positions);
  const left = new Int32Array(arcs);
  const right = new Int32Array(arcs);
  let [face, lon, lat, at] = [0, 0, 0, 0];
  for (let arc = 0; arc < arcs; arc++) {
    const end = at + reader.number(TABLE.length);
    face += reader.number(TABLE.left);
    left[arc] = face;
    right[arc] = face + reader.difference(TABLE.right);
    lon += reader.difference(TABLE.lon);
    lat += reader.difference(TABLE.lat);
    for (let [x, y] = [0, 0]; ; ) {
      lons[at] = lon * grid;
      lats[at] = lat * grid;
      if (++at === end) break;
      x += reader.difference(tableAfter(x));
      y += reader.difference(tableAfter(y));
      lon += x;
      lat += y;
    }
    first[arc + 1] = end;
  }
  return { arcs, first, lons, lats, left, right };
}
