import { DIGITS, MAX_LENGTH, type PrefixCoded } from "../../../packages/naijaref/src/table/prefix-codes.ts";

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

/** The codes that follow from their lengths. */
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
