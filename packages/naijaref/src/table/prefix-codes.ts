declare const TextEncoder: new () => { readonly encode: (text: string) => Uint8Array };

/** The text of what is written in prefix codes: six bits a character. */
export const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A code has at most as many bits, so that a table of all that can follow is small. */
export const MAX_LENGTH = 11;

/**
 * Numbers of which some are more frequent, in fewer bits each. Symbols are numbers below `symbols`. `lengths`
 * has the length of each symbol's code, one digit each, table by table. The codes follow: shorter ones first,
 * then in the order of the symbols, as in DEFLATE (RFC 1951, 3.2.2).
 */
export interface PrefixCoded {
  readonly symbols: number;
  readonly lengths: string;
  readonly text: string;
}

/** Reads what the build's `PrefixWriter` wrote. The order of the calls must be the same. */
export class PrefixReader {
  /** For each table and all that can follow: the symbol, and in the lowest 4 bits the length of its code. */
  private readonly symbols: Uint16Array;
  /** The 32 bits from each byte on: from any bit on, 25 of them or more. */
  private readonly words: Int32Array;
  /** The next bit. */
  private at = 24;

  constructor({ symbols, lengths, text }: PrefixCoded) {
    this.symbols = symbolsOf(symbols, lengths);
    this.words = wordsOf(text);
  }

  symbol(table: number): number {
    const { at } = this;
    const next = ((this.words[at >> 3] as number) << (at & 7)) >>> (32 - MAX_LENGTH);
    const found = this.symbols[(table << MAX_LENGTH) | next] as number;
    this.at = at + (found & 15);
    return found >> 4;
  }

  /** A number of some bits, at most 24. */
  bits(count: number): number {
    const { at } = this;
    this.at = at + count;
    // In two shifts, because a shift by 32 would be one by 0.
    return (((this.words[at >> 3] as number) << (at & 7)) >>> 1) >>> (31 - count);
  }

  /** A number below `count`, at least 1, at most 2^23. Some have one bit less where `count` allows it. */
  below(count: number): number {
    const bits = 31 - Math.clz32(count);
    const shorter = (2 << bits) - count;
    const value = this.bits(bits);
    return value < shorter ? value : value * 2 + this.bits(1) - shorter;
  }

  /** A number below 2^24: how many bits it has, and what they are below the highest. */
  number(table: number): number {
    const bits = this.symbol(table);
    return bits < 2 ? bits : (1 << (bits - 1)) | this.bits(bits - 1);
  }

  /** A number of either sign: a negative one is written as an odd one. */
  difference(table: number): number {
    const folded = this.number(table);
    return (folded >>> 1) ^ -(folded & 1);
  }
}

/** Four digits are three bytes. Three bytes of zeros are before the first. */
function wordsOf(text: string): Int32Array {
  const values = new Uint8Array(128);
  for (let value = 0; value < DIGITS.length; value++) values[DIGITS.charCodeAt(value)] = value;
  // To read an array takes less time than to read a string, until V8 has compiled this.
  const codes = new TextEncoder().encode(text);
  const words = new Int32Array((text.length / 4) * 3);
  let before = 0;
  for (let at = 0, word = 0; word < words.length; ) {
    const next =
      ((values[codes[at++] as number] as number) << 18) |
      ((values[codes[at++] as number] as number) << 12) |
      ((values[codes[at++] as number] as number) << 6) |
      (values[codes[at++] as number] as number);
    words[word++] = (before << 8) | (next >> 16);
    words[word++] = (before << 16) | (next >> 8);
    words[word++] = (before << 24) | next;
    before = next;
  }
  return words;
}

function symbolsOf(count: number, lengths: string): Uint16Array {
  const tables = lengths.length / count;
  const symbols = new Uint16Array(tables << MAX_LENGTH);
  for (let table = 0; table < tables; table++) {
    const own = lengths.slice(table * count, (table + 1) * count);
    let at = table << MAX_LENGTH;
    for (let length = 1; length <= MAX_LENGTH; length++) {
      const digit = length.toString(16);
      for (let symbol = own.indexOf(digit); symbol >= 0; symbol = own.indexOf(digit, symbol + 1)) {
        const next = at + (1 << (MAX_LENGTH - length));
        symbols.fill((symbol << 4) | length, at, next);
        at = next;
      }
    }
  }
  return symbols;
}
