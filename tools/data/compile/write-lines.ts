import { TABLE, tableAfter } from "../../../packages/naijaref/src/boundaries/lines/packed.ts";
import {
  DIGITS,
  MAX_LENGTH,
  type PrefixCoded,
  SIZES,
} from "../../../packages/naijaref/src/table/prefix-codes.ts";
import type { Step } from "../boundaries/topology.ts";

interface Bits {
  readonly value: number;
  readonly length: number;
}

const sizeOf = (value: number): number => 32 - Math.clz32(value);

/**
 * Writes what the library's `PrefixReader` reads, with a method for each of its methods. The codes are those
 * of Huffman: they follow from how often each size was written.
 */
export class PrefixWriter {
  readonly #tables: number;
  readonly #written: { readonly table: number; readonly value: number }[] = [];

  constructor(tables: number) {
    this.#tables = tables;
  }

  number(table: number, value: number): void {
    if (value < 0 || sizeOf(value) >= SIZES) throw new RangeError(`${value} has no code`);
    this.#written.push({ table, value });
  }

  difference(table: number, value: number): void {
    this.number(table, value < 0 ? -2 * value - 1 : 2 * value);
  }

  finish(): PrefixCoded {
    const lengths = Array.from({ length: this.#tables }, (_, table) => {
      const sizes = this.#written.filter((one) => one.table === table).map(({ value }) => sizeOf(value));
      return codeLengths(
        Array.from({ length: SIZES }, (_, size) => sizes.filter((one) => one === size).length),
      );
    });
    const codes = lengths.map(codesOf);
    const bits = this.#written.flatMap(({ table, value }) => {
      const size = sizeOf(value);
      const below = Math.max(0, size - 1);
      return [codes[table]?.[size] as Bits, { value: value & ((1 << below) - 1), length: below }];
    });
    return {
      lengths: lengths
        .flat()
        .map((digit) => digit.toString(16))
        .join(""),
      text: textOf(bits),
    };
  }
}

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

/** Writes the lines as `PackedBorders` says. The library's `unpackBorders` is the inverse. */
export function writeLines(lines: readonly Line[]): PrefixCoded {
  const writer = new PrefixWriter(TABLE.all);
  let faceBefore = 0;
  let [lonBefore, latBefore]: Step = [0, 0];
  for (const { positions, left, right } of lines) {
    writer.number(TABLE.length, positions.length);
    writer.number(TABLE.left, left - faceBefore);
    writer.difference(TABLE.right, right - left);
    faceBefore = left;
    let [x, y] = [0, 0];
    for (const [at, [lon, lat]] of positions.entries()) {
      const [toLon, toLat] = [lon - lonBefore, lat - latBefore];
      writer.difference(at === 0 ? TABLE.lon : tableAfter(x), toLon - x);
      writer.difference(at === 0 ? TABLE.lat : tableAfter(y), toLat - y);
      [x, y] = at === 0 ? [0, 0] : [toLon, toLat];
      [lonBefore, latBefore] = [lon, lat];
    }
  }
  return writer.finish();
}
