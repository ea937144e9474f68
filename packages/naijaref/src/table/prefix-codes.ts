declare const TextEncoder: new () => { readonly encode: (text: string) => Uint8Array };

/** The text of what is written in prefix codes: six bits a character. */
export const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A code has at most as many bits, so that a table of all that can follow is small. */
export const MAX_LENGTH = 11;

/** The size of a number is how many bits it has: below this. */
export const SIZES = 25;

/**
 * Numbers of which small ones, or those of some sizes, are more frequent, in fewer bits each: a code for the
 * size, and what is below the highest bit. `lengths` has the length of each size's code, one digit each, table by
 * table. The codes follow: shorter ones first, then in the order of the sizes, as in DEFLATE (RFC 1951, 3.2.2).
 */
export interface PrefixCoded {
  readonly lengths: string;
  readonly text: string;
}

/** Reads what the build's `PrefixWriter` wrote. The order of the calls must be the same. */
export class PrefixReader {
  /** For each table and all that can follow: the size, and in the lowest 4 bits the length of its code. */
  private readonly sizes: Uint16Array;
  /** The 32 bits from each byte on: from any bit on, 25 of them or more. */
  private readonly words: Int32Array;
  /** The next bit. */
  private at = 24;

  constructor({ lengths, text }: PrefixCoded) {
    this.sizes = sizesOf(lengths);
    this.words = wordsOf(text);
  }

  /** A number below 2^24. */
  number(table: number): number {
    const found = this.sizes[(table << MAX_LENGTH) | this.next(MAX_LENGTH)] as number;
    this.at += found & 15;
    const size = found >> 4;
    if (size < 2) return size;
    const low = this.next(size - 1);
    this.at += size - 1;
    return (1 << (size - 1)) | low;
  }

  /** A number of either sign: a negative one is written as an odd one. */
  difference(table: number): number {
    const folded = this.number(table);
    return (folded >>> 1) ^ -(folded & 1);
  }

  /** The next bits, from 1 to 25 of them. */
  private next(count: number): number {
    return ((this.words[this.at >> 3] as number) << (this.at & 7)) >>> (32 - count);
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

function sizesOf(lengths: string): Uint16Array {
  const tables = lengths.length / SIZES;
  const sizes = new Uint16Array(tables << MAX_LENGTH);
  for (let table = 0; table < tables; table++) {
    const own = lengths.slice(table * SIZES, (table + 1) * SIZES);
    let at = table << MAX_LENGTH;
    for (let length = 1; length <= MAX_LENGTH; length++) {
      const digit = length.toString(16);
      for (let size = own.indexOf(digit); size >= 0; size = own.indexOf(digit, size + 1)) {
        const next = at + (1 << (MAX_LENGTH - length));
        sizes.fill((size << 4) | length, at, next);
        at = next;
      }
    }
  }
  return sizes;
}
