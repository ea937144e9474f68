/**
 * A bounded cache that evicts entries which were not used for long (the algorithm of hashlru). It has two
 * generations. When the younger is full, the older is dropped. An entry of the older that is used moves to
 * the younger. A hit costs one lookup, and no order is maintained.
 */
export class Generations<K, V> {
  readonly #capacity: number;
  readonly #weigh: (value: V, key: K) => number;
  #young = new Map<K, V>();
  #old = new Map<K, V>();
  #weight = 0;
  #oldWeight = 0;

  /** @param capacity what one generation may weigh: the map holds twice that at most. */
  constructor(capacity: number, weigh: (value: V, key: K) => number = () => 1) {
    this.#capacity = capacity;
    this.#weigh = weigh;
  }

  get(key: K): V | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: K, value: V): void {
    const weight = this.#weigh(value, key);
    if (this.#weight > 0 && this.#weight + weight > this.#capacity) this.age();
    this.#young.set(key, value);
    this.#weight += weight;
  }

  /** Starts a new generation: entries that are not used before the next one are dropped. */
  age(): void {
    this.#old = this.#young;
    this.#oldWeight = this.#weight;
    this.#young = new Map();
    this.#weight = 0;
  }

  /** An entry of the older generation that was used counts twice until that is dropped. */
  get size(): number {
    return this.#young.size + this.#old.size;
  }

  get weight(): number {
    return this.#weight + this.#oldWeight;
  }
}

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
