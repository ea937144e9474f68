import { PrefixReader } from "../../table/prefix-codes.ts";
import { ARCS_OF_NODE, DIRECTIONS, NO_SIZE, PARTS, type PackedBorders, START, TABLE } from "./packed.ts";

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

/** Where arcs end. After `ARCS_OF_NODE` of them it is not open to others. */
interface Node {
  readonly lon: number;
  readonly lat: number;
  arcs: number;
}

/** Reads the lines into arrays of the right lengths. See `PackedBorders`. */
export function readLines(reader: PrefixReader, lines: Borders, grid: number): void {
  const { arcs, first, left, right, lons, lats } = lines;
  const open: Node[] = [];
  const reach = (node: Node): Node => {
    if (++node.arcs === ARCS_OF_NODE) open.splice(open.indexOf(node), 1);
    return node;
  };
  const add = (lon: number, lat: number): Node => {
    const node = { lon, lat, arcs: 1 };
    open.push(node);
    return node;
  };
  let face = 0;
  let node: Node = { lon: 0, lat: 0, arcs: ARCS_OF_NODE };
  for (let arc = 0, begin = 0; arc < arcs; arc++) {
    const end = begin + reader.number(TABLE.length);
    face += reader.number(TABLE.left);
    left[arc] = face;
    right[arc] = face + reader.difference(TABLE.right);
    const start = reader.symbol(TABLE.start);
    if (start === START.atEnd) reach(node);
    else if (start === START.atOpen) node = reach(open[reader.below(open.length)] as Node);
    else {
      const lon = node.lon + reader.difference(TABLE.lon) * grid;
      node = add(lon, node.lat + reader.difference(TABLE.lat) * grid);
    }
    lons[begin] = node.lon;
    lats[begin] = node.lat;
    const age = reader.number(TABLE.end);
    if (age === 0) {
      readSteps(reader, lons, lats, begin, end - 1, grid);
      node = add(lons[end - 1] as number, lats[end - 1] as number);
    } else {
      readSteps(reader, lons, lats, begin, end - 2, grid);
      node = reach(open[open.length - age] as Node);
      lons[end - 1] = node.lon;
      lats[end - 1] = node.lat;
    }
    first[arc + 1] = end;
    begin = end;
  }
}

/** By the direction: how long the shorter axis is beside the longer one. It falls from a diagonal on. */
const partOf = /* @__PURE__ */ Uint8Array.from({ length: DIRECTIONS }, (_, direction) =>
  (direction & PARTS) === 0 ? direction & (PARTS - 1) : PARTS - 1 - (direction & (PARTS - 1)),
);

/** The positions after `begin`, until `last`. */
function readSteps(
  reader: PrefixReader,
  lons: Int32Array,
  lats: Int32Array,
  begin: number,
  last: number,
  grid: number,
): void {
  let lon = lons[begin] as number;
  let lat = lats[begin] as number;
  let sizeBefore = NO_SIZE;
  let direction = 0;
  let turns: number = TABLE.firstTurn;
  for (let at = begin + 1; at <= last; at++) {
    const size = reader.symbol(TABLE.size + (sizeBefore >> 2));
    const low = (size >> 1) - 1;
    const longer = low > 0 ? ((2 | (size & 1)) << low) | reader.bits(low) : size;
    direction = (direction + reader.symbol(turns + (Math.min(size, sizeBefore) >> 2))) & (DIRECTIONS - 1);
    // Of the shorter axis all that have this direction.
    const least = (partOf[direction] as number) * (longer + 1) + PARTS - 1;
    const from = least >> 3;
    const shorter = from + reader.below(((least + longer + 1) >> 3) - from);
    const eighth = direction >> 3;
    const isSteep = ((eighth + 1) & 2) !== 0;
    lon += (((eighth + 2) & 4) === 0 ? grid : -grid) * (isSteep ? shorter : longer);
    lat += ((eighth & 4) === 0 ? grid : -grid) * (isSteep ? longer : shorter);
    lons[at] = lon;
    lats[at] = lat;
    sizeBefore = size;
    turns = TABLE.turn;
  }
}

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
