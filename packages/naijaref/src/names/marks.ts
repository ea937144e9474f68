/** Odd, so that it has an inverse. */
const BASE = 0x01000193;

/** The hash of a text: of each letter, and of those before it by `BASE`. */
export const hashOf = (text: string): number => hashAfter(0, text);

/** The hash of two texts together, of which the first has this hash. */
export function hashAfter(first: number, text: string): number {
  let hash = first;
  for (let at = 0; at < text.length; at++) hash = hashAfterLetter(hash, text.charCodeAt(at));
  return hash;
}

/** The hash of a text and one letter more, by its code. */
export const hashAfterLetter = (hash: number, code: number): number => (Math.imul(hash, BASE) + code) | 0;

export function powerOf(letters: number): number {
  let power = 1;
  for (let letter = 0; letter < letters; letter++) power = Math.imul(power, BASE);
  return power;
}

/** The hash of a text that another follows. */
export const hashOfBoth = (first: number, second: number, powerOfSecond: number): number =>
  (Math.imul(first, powerOfSecond) + second) | 0;

/** The hash of a word, and those of what it is without each of its letters. */
export interface HashesOfWord {
  readonly whole: number;
  readonly withoutOne: readonly number[];
}

export function hashesOf(word: string): HashesOfWord {
  const whole = hashOf(word);
  const withoutOne: number[] = [];
  let before = whole;
  // The hash of the letters after the one that is left out, and what stands before them.
  let after = 0;
  let power = 1;
  for (let at = word.length - 1; at >= 0; at--) {
    const letter = word.charCodeAt(at);
    before = Math.imul(before - letter, INVERSE);
    withoutOne.push(hashOfBoth(before, after, power));
    after = (after + Math.imul(letter, power)) | 0;
    power = Math.imul(power, BASE);
  }
  return { whole, withoutOne: withoutOne.reverse() };
}

/** The inverse of `BASE` among the whole numbers of 32 bits. */
const INVERSE = /* @__PURE__ */ inverseOf(BASE);

/** By Newton's steps: each doubles the bits that are right, from three on. */
function inverseOf(odd: number): number {
  let inverse = odd;
  for (let step = 0; step < 4; step++) inverse = Math.imul(inverse, 2 - Math.imul(odd, inverse));
  return inverse;
}

/**
 * Places by the hashes of texts: a map of the texts would keep each of them, and most words that are looked for are
 * in none. Who finds one compares the text.
 */
export class PlacesByHash {
  private readonly hashes: Int32Array;
  private readonly places: Int32Array;
  /** The first item of each slot, and behind each item the next: -1 for none. */
  private readonly heads: Int32Array;
  private readonly nexts: Int32Array;
  private readonly shift: number;

  /** @param places of each hash, in order; left out where it is only asked whether there is one. */
  constructor(hashes: ArrayLike<number>, places = hashes) {
    // Half of the slots or more are empty: most texts are in no table, and that is seen in the first slot.
    const bits = 1 + Math.max(1, Math.ceil(Math.log2(hashes.length + 1)));
    this.shift = 32 - bits;
    this.hashes = new Int32Array(hashes);
    this.places = new Int32Array(places);
    this.heads = new Int32Array(2 ** bits).fill(-1);
    this.nexts = new Int32Array(hashes.length);
    for (let item = hashes.length - 1; item >= 0; item--) {
      const slot = this.slotOf(hashes[item] as number);
      this.nexts[item] = this.heads[slot] as number;
      this.heads[slot] = item;
    }
  }

  private slotOf(hash: number): number {
    return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> this.shift;
  }

  /** The first item with a hash; -1 if there is none. */
  find(hash: number): number {
    let item = this.heads[this.slotOf(hash)] as number;
    while (item >= 0 && this.hashes[item] !== hash) item = this.nexts[item] as number;
    return item;
  }

  has(hash: number): boolean {
    return this.find(hash) >= 0;
  }

  /** The next item with the same hash; -1 if there is none. */
  next(item: number): number {
    const hash = this.hashes[item] as number;
    let next = this.nexts[item] as number;
    while (next >= 0 && this.hashes[next] !== hash) next = this.nexts[next] as number;
    return next;
  }

  placeOf(item: number): number {
    return this.places[item] as number;
  }
}
