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
