import type { Texts } from "./texts.ts";

const SPACE = 32;
/** Of FNV-1a, a hash whose parts cost one multiplication each. */
const FACTOR = 0x01000193;
const FEWEST_PLACES = 1024;

/**
 * The distinct terms of keys, in the order in which they first appear. No string is made for a term, because
 * ten thousand names have thirty thousand, and to make and collect them takes most of the time of an index.
 */
export class Spelling {
  /** The terms of all keys, one key after the other, and where those of each start, and the last end. */
  readonly spelled: number[] = [];
  readonly keyTermsFrom: number[] = [0];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #hashes: number[] = [];
  #codes = new Uint16Array(2 ** 16);
  #used = 0;
  /** Terms from 1 by their hashes; 0 where there is none. At most half of the places are taken. */
  #places = new Int32Array(FEWEST_PLACES);

  /**
   * Adds a key: its words where it has several, then the whole without spaces.
   *
   * @param words with one space between two.
   */
  add(words: string): void {
    if (this.#used + words.length > this.#codes.length) this.#grow();
    const codes = this.#codes;
    const from = this.#used;
    let end = from;
    let start = from;
    let hash = 0;
    let whole = 0;
    for (let at = 0; at < words.length; at++) {
      const code = words.charCodeAt(at);
      if (code === SPACE) {
        this.spelled.push(this.#numberOf(start, end, hash));
        start = end;
        hash = 0;
        continue;
      }
      codes[end++] = code;
      hash = Math.imul(hash ^ code, FACTOR);
      whole = Math.imul(whole ^ code, FACTOR);
    }
    if (start > from) this.spelled.push(this.#numberOf(start, end, hash));
    this.spelled.push(this.#numberOf(from, end, whole));
    this.keyTermsFrom.push(this.spelled.length);
    this.#used = end;
  }

  get terms(): Texts {
    return {
      count: this.#starts.length,
      codes: this.#codes.subarray(0, this.#used),
      starts: new Uint32Array(this.#starts),
      ends: new Uint32Array(this.#ends),
    };
  }

  #numberOf(start: number, end: number, hash: number): number {
    const mask = this.#places.length - 1;
    let place = (hash ^ (hash >>> 15)) & mask;
    for (let term = this.#places[place] as number; term !== 0; term = this.#places[place] as number) {
      if (this.#hashes[term - 1] === hash && this.#isTerm(term - 1, start, end)) return term - 1;
      place = (place + 1) & mask;
    }
    this.#places[place] = this.#starts.push(start);
    this.#ends.push(end);
    this.#hashes.push(hash);
    if (this.#starts.length * 2 > mask) this.#spread();
    return this.#starts.length - 1;
  }

  #isTerm(term: number, start: number, end: number): boolean {
    const from = this.#starts[term] as number;
    if ((this.#ends[term] as number) - from !== end - start) return false;
    for (let at = start; at < end; at++) if (this.#codes[at] !== this.#codes[from + at - start]) return false;
    return true;
  }

  #spread(): void {
    const places = new Int32Array(this.#places.length * 4);
    const mask = places.length - 1;
    for (let term = 0; term < this.#hashes.length; term++) {
      const hash = this.#hashes[term] as number;
      let place = (hash ^ (hash >>> 15)) & mask;
      while (places[place] !== 0) place = (place + 1) & mask;
      places[place] = term + 1;
    }
    this.#places = places;
  }

  #grow(): void {
    const codes = new Uint16Array(this.#codes.length * 2 + 2 ** 16);
    codes.set(this.#codes);
    this.#codes = codes;
  }
}
