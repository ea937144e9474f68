/** A client's units, oldest first: a ring of moments, each with how many came in it. */
export class Recent {
  /** Moments in even places, counts in odd ones. */
  #ring = new Float64Array(2 * 4);
  #first = 0;
  #moments = 0;
  total = 0;

  get oldest(): number | undefined {
    return this.#moments === 0 ? undefined : this.#ring[this.#place(0)];
  }

  /** The moment in which the last of a number of the oldest units came; undefined if there are fewer. */
  momentOf(units: number): number | undefined {
    let left = units;
    for (let at = 0; at < this.#moments; at++) {
      const place = this.#place(at);
      left -= this.#ring[place + 1] ?? 0;
      if (left <= 0) return this.#ring[place];
    }
    return undefined;
  }

  /** @param count how many came in a moment, which is no earlier than the last one. */
  add(moment: number, count = 1): void {
    const last = this.#place(this.#moments - 1);
    if (this.#moments > 0 && this.#ring[last] === moment) {
      this.#ring[last + 1] = (this.#ring[last + 1] ?? 0) + count;
    } else {
      if (2 * this.#moments === this.#ring.length) this.#grow();
      const next = this.#place(this.#moments++);
      this.#ring[next] = moment;
      this.#ring[next + 1] = count;
    }
    this.total += count;
  }

  /** Forgets what came at or before a moment. */
  forget(moment: number): void {
    while (this.#moments > 0) {
      const oldest = this.#place(0);
      if ((this.#ring[oldest] ?? 0) > moment) return;
      this.total -= this.#ring[oldest + 1] ?? 0;
      this.#first++;
      this.#moments--;
    }
  }

  #place(at: number): number {
    return (2 * (this.#first + at)) & (this.#ring.length - 1);
  }

  #grow(): void {
    const ring = new Float64Array(2 * this.#ring.length);
    const from = this.#place(0);
    ring.set(this.#ring.subarray(from));
    ring.set(this.#ring.subarray(0, from), this.#ring.length - from);
    this.#ring = ring;
    this.#first = 0;
  }
}
