import { ARCS_OF_NODE, DIRECTIONS, PARTS, START, TABLE } from "./packed.ts";
import type { PrefixReader } from "./prefix-codes.ts";

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
  readonly position: number;
  arcs: number;
}

/** Reads the lines, in steps of the grid, into arrays of the right lengths. See `PackedBorders`. */
export function readLines(reader: PrefixReader, lines: Borders): void {
  const { arcs, first, left, right, lons, lats } = lines;
  const open: Node[] = [];
  const reach = (node: Node): Node => {
    if (++node.arcs === ARCS_OF_NODE) open.splice(open.indexOf(node), 1);
    return node;
  };
  const add = (position: number): Node => {
    const node = { position, arcs: 1 };
    open.push(node);
    return node;
  };
  const addAfter = (before: number): Node => {
    lons[before + 1] = (lons[before] ?? 0) + reader.difference(TABLE.lon);
    lats[before + 1] = (lats[before] ?? 0) + reader.difference(TABLE.lat);
    return add(before + 1);
  };
  let node: Node = { position: 0, arcs: ARCS_OF_NODE };
  for (let arc = 0; arc < arcs; arc++) {
    const begin = first[arc] as number;
    const end = begin + reader.number(TABLE.length);
    first[arc + 1] = end;
    left[arc] = (left[arc - 1] ?? 0) + reader.number(TABLE.left);
    right[arc] = (left[arc] as number) + reader.difference(TABLE.right);
    const start = reader.symbol(TABLE.start);
    if (start === START.atNew) node = addAfter(begin - 1);
    else {
      node = reach(start === START.atEnd ? node : (open[reader.below(open.length)] as Node));
      copyPosition(lines, node.position, begin);
    }
    const nth = reader.number(TABLE.end);
    readSteps(reader, lons, lats, begin, nth === 0 ? end - 1 : end - 2);
    if (nth === 0) node = add(end - 1);
    else {
      node = reach(nearestNode(lines, open, end - 2, nth));
      copyPosition(lines, node.position, end - 1);
    }
  }
}

function copyPosition({ lons, lats }: Borders, from: number, to: number): void {
  lons[to] = lons[from] as number;
  lats[to] = lats[from] as number;
}

/** The nth nearest of the nodes to a position, counted from 1. Of two equally near, the older one. */
function nearestNode({ lons, lats }: Borders, nodes: readonly Node[], position: number, nth: number): Node {
  const lon = lons[position] as number;
  const lat = lats[position] as number;
  const passed: Node[] = [];
  for (;;) {
    let nearest = nodes[0] as Node;
    let least = Number.POSITIVE_INFINITY;
    for (const node of nodes) {
      const x = (lons[node.position] as number) - lon;
      const y = (lats[node.position] as number) - lat;
      const square = x * x + y * y;
      if (square >= least || passed.includes(node)) continue;
      nearest = node;
      least = square;
    }
    if (passed.push(nearest) === nth) return nearest;
  }
}

/** The positions after `begin`, until `last`. */
function readSteps(
  reader: PrefixReader,
  lons: Int32Array,
  lats: Int32Array,
  begin: number,
  last: number,
): void {
  let lon = lons[begin] as number;
  let lat = lats[begin] as number;
  let sizeBefore = 0;
  let direction = 0;
  for (let at = begin; at < last; at++) {
    const size = reader.symbol(TABLE.size + (sizeBefore >> 2));
    const low = (size >> 1) - 1;
    const longer = low < 1 ? size : ((2 | (size & 1)) << low) | reader.bits(low);
    const table = at === begin ? TABLE.firstTurn : TABLE.turn;
    const steady = at === begin || size < sizeBefore ? size : sizeBefore;
    direction = (direction + reader.symbol(table + (steady >> 2))) & (DIRECTIONS - 1);
    sizeBefore = size;
    const eighth = direction >> 3;
    // From a diagonal on, the shorter axis becomes shorter.
    const part = (eighth & 1) === 0 ? direction & (PARTS - 1) : PARTS - 1 - (direction & (PARTS - 1));
    const least = (part * (longer + 1) + PARTS - 1) >> 3;
    const shorter = least + reader.below((((part + 1) * (longer + 1) + PARTS - 1) >> 3) - least);
    const isSteep = ((eighth + 1) & 2) !== 0;
    const x = isSteep ? shorter : longer;
    const y = isSteep ? longer : shorter;
    lon = ((eighth + 2) & 4) === 0 ? lon + x : lon - x;
    lat = (eighth & 4) === 0 ? lat + y : lat - y;
    lons[at + 1] = lon;
    lats[at + 1] = lat;
  }
}
