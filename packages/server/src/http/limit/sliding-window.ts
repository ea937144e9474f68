import { Generations } from "../generations.ts";
import { type Limiter, type Quota, WINDOW } from "./quota.ts";

/** Of each of two generations; the client that was not seen for the longest time is forgotten first. */
const CLIENTS = 20_000;

/**
 * The same for clients that have reached the limit. One of them is forgotten only if this many others
 * reach their limit too.
 */
const SPENT = 5000;

/**
 * An exact limit in memory: no minute, wherever it begins, holds more than `limit` requests of a client that
 * is remembered. Memory is bounded: of more than 20,000 clients in a minute some are forgotten, those that
 * have reached the limit last.
 *
 * @param now milliseconds from any fixed moment, never going back.
 */
export function limitInMemory(limit: number, now: () => number = () => performance.now()): Limiter {
  const clients = new Generations<string, Recent>(CLIENTS);
  const spent = new Generations<string, Recent>(SPENT);
  let aged = now();

  const recentOf = (client: string, moment: number): Recent => {
    // A client that was not seen for a whole window has no requests that count.
    if (moment - aged >= WINDOW) {
      clients.age();
      spent.age();
      aged = moment;
    }
    const known = clients.get(client);
    if (known !== undefined) return known;
    const recent = spent.get(client) ?? new Recent();
    clients.set(client, recent);
    return recent;
  };

  return {
    limit,
    take: (client, cost) => {
      const moment = Math.floor(now());
      const recent = recentOf(client, moment);
      recent.forget(moment - WINDOW);
      const allowed = cost === 0 || recent.total < limit;
      if (allowed && cost === 1) recent.add(moment);
      if (recent.total >= limit && spent.get(client) === undefined) spent.set(client, recent);
      return quotaOf(limit, allowed, recent.total, (recent.oldest ?? moment) + WINDOW - moment);
    },
  };
}

/** @param milliseconds until the oldest request no longer counts. */
export const quotaOf = (limit: number, allowed: boolean, used: number, milliseconds: number): Quota => ({
  allowed,
  remaining: Math.max(0, limit - used),
  seconds: Math.max(1, Math.ceil(milliseconds / 1000)),
});

/** A client's requests, oldest first: a ring of moments, each with how many came in it. */
class Recent {
  /** Moments in even places, counts in odd ones. */
  #ring = new Float64Array(2 * 4);
  #first = 0;
  #moments = 0;
  total = 0;

  get oldest(): number | undefined {
    return this.#moments === 0 ? undefined : this.#ring[this.#place(0)];
  }

  add(moment: number): void {
    const last = this.#place(this.#moments - 1);
    if (this.#moments > 0 && this.#ring[last] === moment) {
      this.#ring[last + 1] = (this.#ring[last + 1] ?? 0) + 1;
    } else {
      if (2 * this.#moments === this.#ring.length) this.#grow();
      const next = this.#place(this.#moments++);
      this.#ring[next] = moment;
      this.#ring[next + 1] = 1;
    }
    this.total++;
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
