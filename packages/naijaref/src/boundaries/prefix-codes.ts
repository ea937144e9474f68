/** The text of what is written in prefix codes: six bits a character. */
export const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A code has at most as many bits, so that a table of all that can follow is small. */
export const LONGEST = 11;

/** Symbols are numbers below this. */
export const SYMBOLS = 64;

/**
 * Numbers of which some are more frequent, in fewer bits each. `lengths` has the length of each symbol's
 * code, one digit each, table by table. The codes follow: shorter ones first, then in the order of the
 * symbols, as in DEFLATE (RFC 1951, 3.2.2).
 */
export interface PrefixCoded {
  readonly lengths: string;
  readonly text: string;
}

const valueOfDigit = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, DIGITS.indexOf(String.fromCharCode(code))),
);

/** Reads what the pipeline's `PrefixWriter` wrote. The order of the calls must be the same. */
export class PrefixReader {
  readonly #text: string;
  /** For each table and all that can follow: the symbol, and in the lowest 4 bits the length of its code. */
  readonly #symbols: Uint16Array;
  #at = 0;
  /** The lowest `#ready` of these bits were not used yet. */
  #bits = 0;
  #ready = 0;

  constructor({ lengths, text }: PrefixCoded) {
    this.#text = text;
    this.#symbols = symbolsOf(lengths);
  }

  #have(least: number): void {
    while (this.#ready < least) {
      this.#bits = (this.#bits << 6) | (valueOfDigit[this.#text.charCodeAt(this.#at++)] as number);
      this.#ready += 6;
    }
  }

  symbol(table: number): number {
    this.#have(LONGEST);
    const next = (this.#bits >>> (this.#ready - LONGEST)) & ((1 << LONGEST) - 1);
    const found = this.#symbols[(table << LONGEST) | next] as number;
    this.#ready -= found & 15;
    return found >> 4;
  }

  /** A number of some bits, at most 24. */
  bits(count: number): number {
    this.#have(count);
    this.#ready -= count;
    return (this.#bits >>> this.#ready) & ((1 << count) - 1);
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

function symbolsOf(lengths: string): Uint16Array {
  const tables = lengths.length / SYMBOLS;
  const symbols = new Uint16Array(tables << LONGEST);
  for (let table = 0; table < tables; table++) {
    const own = lengths.slice(table * SYMBOLS, (table + 1) * SYMBOLS);
    let at = table << LONGEST;
    for (let length = 1; length <= LONGEST; length++) {
      const digit = length.toString(16);
      for (let symbol = own.indexOf(digit); symbol >= 0; symbol = own.indexOf(digit, symbol + 1)) {
        const next = at + (1 << (LONGEST - length));
        symbols.fill((symbol << 4) | length, at, next);
        at = next;
      }
    }
  }
  return symbols;
}
