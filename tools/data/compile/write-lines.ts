import {
  ARCS_OF_NODE,
  DIRECTIONS,
  NO_SIZE,
  PARTS,
  START,
  SYMBOLS,
  TABLE,
} from "../../../packages/naijaref/src/boundaries/lines/packed.ts";
import type { PrefixCoded } from "../../../packages/naijaref/src/table/prefix-codes.ts";
import type { Step } from "../boundaries/index.ts";
import { PrefixWriter } from "./prefix-writer.ts";

/** An arc, in steps of the grid, and the faces on its two sides. */
export interface Line {
  readonly positions: readonly Step[];
  readonly left: number;
  readonly right: number;
}

interface Node {
  readonly position: Step;
  arcs: number;
}

/** Writes the lines as `PackedBorders` says. The library's `readLines` is the inverse. */
export function writeLines(lines: readonly Line[]): PrefixCoded {
  const writer = new PrefixWriter(TABLE.all, SYMBOLS);
  const open: Node[] = [];
  const openAt = (position: Step): Node | undefined => open.find((node) => isAt(node.position, position));
  const reach = (node: Node): Node => {
    if (++node.arcs === ARCS_OF_NODE) open.splice(open.indexOf(node), 1);
    return node;
  };
  const add = (position: Step): Node => {
    const node = { position, arcs: 1 };
    open.push(node);
    return node;
  };
  let faceBefore = 0;
  let node: Node = { position: [0, 0], arcs: ARCS_OF_NODE };
  for (const { positions, left, right } of lines) {
    const [start, end] = [positions[0], positions.at(-1)] as [Step, Step];
    writer.number(TABLE.length, positions.length);
    writer.number(TABLE.left, left - faceBefore);
    writer.difference(TABLE.right, right - left);
    faceBefore = left;
    const known = openAt(start);
    if (isAt(start, node.position)) {
      writer.symbol(TABLE.start, START.atEnd);
      reach(node);
    } else if (known === undefined) {
      writer.symbol(TABLE.start, START.atNew);
      writer.difference(TABLE.lon, start[0] - node.position[0]);
      writer.difference(TABLE.lat, start[1] - node.position[1]);
      add(start);
    } else {
      writer.symbol(TABLE.start, START.atOpen);
      writer.below(open.length, open.indexOf(known));
      reach(known);
    }
    const ends = openAt(end);
    writer.number(TABLE.end, ends === undefined ? 0 : open.length - open.indexOf(ends));
    writeSteps(writer, ends === undefined ? positions : positions.slice(0, -1));
    node = ends === undefined ? add(end) : reach(ends);
  }
  return writer.finish();
}

const isAt = (a: Step, b: Step): boolean => a[0] === b[0] && a[1] === b[1];

function writeSteps(writer: PrefixWriter, positions: readonly Step[]): void {
  let [sizeBefore, directionBefore] = [NO_SIZE, 0];
  let turns: number = TABLE.firstTurn;
  for (const [at, [lon, lat]] of positions.slice(1).entries()) {
    const [fromLon, fromLat] = positions[at] as Step;
    const [x, y] = [lon - fromLon, lat - fromLat];
    const longer = Math.max(Math.abs(x), Math.abs(y));
    const shorter = Math.min(Math.abs(x), Math.abs(y));
    const low = Math.max(0, 30 - Math.clz32(longer));
    const size = 2 * low + (longer >> low);
    if (size >= NO_SIZE) throw new RangeError(`a step from ${fromLon},${fromLat} is too long: ${longer}`);
    writer.symbol(TABLE.size + (sizeBefore >> 2), size);
    writer.bits(low, longer & ((1 << low) - 1));
    const direction = directionOf(x, y);
    const turn = (direction - directionBefore + DIRECTIONS) % DIRECTIONS;
    writer.symbol(turns + (Math.min(size, sizeBefore) >> 2), turn);
    const part = Math.floor((shorter * PARTS) / (longer + 1));
    const least = Math.ceil((part * (longer + 1)) / PARTS);
    writer.below(Math.ceil(((part + 1) * (longer + 1)) / PARTS) - least, shorter - least);
    [sizeBefore, directionBefore, turns] = [size, direction, TABLE.turn];
  }
}

/** The eighths counterclockwise from the east: by the step's signs, and whether it is steeper than 45°. */
const EIGHTHS = { "++": [0, 1], "-+": [3, 2], "--": [4, 5], "+-": [7, 6] } as const;

function directionOf(x: number, y: number): number {
  const [width, height] = [Math.abs(x), Math.abs(y)];
  const isSteep = height > width;
  const eighth = EIGHTHS[`${x < 0 ? "-" : "+"}${y < 0 ? "-" : "+"}`][isSteep ? 1 : 0];
  const part = Math.floor((Math.min(width, height) * PARTS) / (Math.max(width, height) + 1));
  return eighth * PARTS + (eighth % 2 === 0 ? part : PARTS - 1 - part);
}
