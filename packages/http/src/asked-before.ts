/** A power of two: how many texts are remembered at most. Each takes four bytes. */
const PLACES = 2 ** 16;

/**
 * Remembers which texts came lately, in a quarter of a megabyte: for each only a number that is computed from
 * it (TinyLFU calls this a doorkeeper). Two texts in the same slot overwrite each other. A text is taken
 * for one that came before by mistake once in four thousand million times.
 */
export class AskedBefore {
  readonly #numbers = new Uint32Array(PLACES);

  /** Whether a text came lately; from now on it did. */
  check(text: string): boolean {
    const number = numberOf(text);
    const place = (number ^ (number >>> 16)) & (PLACES - 1);
    const isKnown = this.#numbers[place] === number;
    this.#numbers[place] = number;
    return isKnown;
  }
}

/** FNV-1a, never 0, because empty places have that. */
function numberOf(text: string): number {
  let number = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) number = Math.imul(number ^ text.charCodeAt(at), 0x01000193);
  return number >>> 0 || 1;
}
