import {
  ARCS_OF_NODE,
  DIRECTIONS,
  NO_SIZE,
  PARTS,
  START,
  SYMBOLS,
  TABLE,
} from "../../../packages/naijaref/src/boundaries/lines/packed.ts";
import { DIGITS, MAX_LENGTH, type PrefixCoded } from "../../../packages/naijaref/src/table/prefix-codes.ts";
import { isSame, type Step } from "../boundaries/topology.ts";

interface Bits {
  readonly value: number;
  readonly length: number;
}

interface Coded {
  readonly table: number;
  readonly symbol: number;
}

/**
 * Writes what the library's `PrefixReader` reads, with a method for each of its methods. The codes are those
 * of Huffman: they follow from how often each symbol was written.
 */
export class PrefixWriter {
  readonly #tables: number;
  readonly #symbols: number;
  readonly #written: (Bits | Coded)[] = [];

  constructor(tables: number, symbols: number) {
    this.#tables = tables;
    this.#symbols = symbols;
  }

  symbol(table: number, symbol: number): void {
    if (symbol < 0 || symbol >= this.#symbols) throw new RangeError(`${symbol} is not a symbol`);
    this.#written.push({ table, symbol });
  }

  bits(length: number, value: number): void {
    this.#written.push({ value, length });
  }

  below(count: number, value: number): void {
    if (value < 0 || value >= count) throw new RangeError(`${value} is not from 0 to ${count - 1}`);
    const length = 31 - Math.clz32(count);
    const shorter = (2 << length) - count;
    if (value < shorter) this.bits(length, value);
    else this.bits(length + 1, value + shorter);
  }

  number(table: number, value: number): void {
    const length = 32 - Math.clz32(value);
    this.symbol(table, length);
    if (length > 1) this.bits(length - 1, value - (1 << (length - 1)));
  }

  difference(table: number, value: number): void {
    this.number(table, value < 0 ? -2 * value - 1 : 2 * value);
  }

  finish(): PrefixCoded {
    const counts = Array.from({ length: this.#tables }, () => new Array<number>(this.#symbols).fill(0));
    for (const one of this.#written) {
      const table = "table" in one ? counts[one.table] : undefined;
      if ("table" in one && table !== undefined) table[one.symbol] = (table[one.symbol] ?? 0) + 1;
    }
    const lengths = counts.map(codeLengths);
    const codes = lengths.map(codesOf);
    const bits = this.#written.map((one) => ("table" in one ? codes[one.table]?.[one.symbol] : one) as Bits);
    return { symbols: this.#symbols, lengths: lengths.flat().map(asDigit).join(""), text: textOf(bits) };
  }
}

const asDigit = (digit: number): string => digit.toString(16);

/** As text of whole groups of four digits, with 24 bits or more after the last number. */
function textOf(written: readonly Bits[]): string {
  let text = "";
  let [digit, ready] = [0, 0];
  for (const { value, length } of [...written, { value: 0, length: 29 }]) {
    for (let rank = length - 1; rank >= 0; rank--) {
      digit = digit * 2 + ((value >> rank) & 1);
      if (++ready < 6) continue;
      text += DIGITS[digit];
      [digit, ready] = [0, 0];
    }
  }
  return text.padEnd(Math.ceil(text.length / 4) * 4, DIGITS[0]);
}

function codesOf(lengths: readonly number[]): readonly Bits[] {
  const codes: Bits[] = [];
  let value = 0;
  for (let length = 1; length <= MAX_LENGTH; length++) {
    for (const [symbol, own] of lengths.entries())
      if (own === length) codes[symbol] = { value: value++, length };
    value *= 2;
  }
  return codes;
}

/** Huffman's lengths. Where one is too long, the counts are made more alike until none is. */
function codeLengths(counts: readonly number[]): readonly number[] {
  const lengths = counts.map(() => 0);
  let trees = counts.flatMap((count, symbol) => (count > 0 ? [{ count, symbols: [symbol] }] : []));
  if (trees.length === 1) lengths[trees[0]?.symbols[0] ?? 0] = 1;
  while (trees.length > 1) {
    const [a, b, ...rest] = trees.toSorted((one, other) => one.count - other.count);
    if (a === undefined || b === undefined) break;
    const symbols = [...a.symbols, ...b.symbols];
    for (const symbol of symbols) lengths[symbol] = (lengths[symbol] ?? 0) + 1;
    trees = [{ count: a.count + b.count, symbols }, ...rest];
  }
  if (Math.max(...lengths) <= MAX_LENGTH) return lengths;
  return codeLengths(counts.map((count) => (count === 0 ? 0 : Math.ceil(count / 2) + 1)));
}

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
  const openAt = (position: Step): Node | undefined => open.find((node) => isSame(node.position, position));
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
    if (isSame(start, node.position)) {
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
