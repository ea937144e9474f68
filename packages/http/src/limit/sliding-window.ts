import { Generations } from "../cache.ts";
import { type Limiter, type Quota, WINDOW } from "./quota.ts";

/** Of each of two generations; the client that was not seen for the longest time is forgotten first. */
const CLIENTS = 20_000;

/**
 * The same for clients that have reached the limit. One of them is forgotten only if this many others
 * reach their limit too.
 */
const SPENT = 5000;

/** What a limiter has counted of a client, with the request that it was asked about. */
export interface Count {
  readonly allowed: boolean;
  readonly used: number;
  /**
   * Until the oldest unit no longer counts; where a request is refused, until so many do not that it may be
   * allowed.
   */
  readonly milliseconds: number;
}

export interface MemoryLimiter extends Limiter {
  readonly take: (client: string, cost: number) => Quota;
  /**
   * The same step as `take`.
   *
   * @param most what is allowed in a window; the limit if left out.
   */
  readonly count: (client: string, cost: number, most?: number) => Count;
}

/** Milliseconds from a fixed moment, never going back. */
export type Clock = () => number;

/**
 * An exact limit in memory: no minute, wherever it begins, holds more than `limit` units of a client that
 * is remembered. Memory is bounded: of more than 20,000 clients in a minute some are forgotten. Those that
 * have reached the limit are remembered for longest.
 */
export function limitInMemory(
  limit: number,
  now: Clock = () => performance.now(),
  window: number = WINDOW,
): MemoryLimiter {
  const clients = new Generations<string, Recent>(CLIENTS);
  const spent = new Generations<string, Recent>(SPENT);
  let aged = now();

  const recentOf = (client: string, moment: number): Recent => {
    // A client that was not seen for a whole window has no requests that count.
    if (moment - aged >= window) {
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

  const count = (client: string, cost: number, most: number = limit): Count => {
    const moment = Math.floor(now());
    const recent = recentOf(client, moment);
    recent.forget(moment - window);
    const allowed = cost === 0 || recent.total + cost <= most;
    if (allowed && cost > 0) recent.add(moment, cost);
    if (recent.total >= most && spent.get(client) === undefined) spent.set(client, recent);
    const last = allowed ? recent.oldest : recent.momentOf(recent.total + cost - most);
    return { allowed, used: recent.total, milliseconds: (last ?? moment) + window - moment };
  };

  return {
    limit,
    count,
    take: (client, cost) => quotaOf(limit, count(client, cost)),
  };
}

export const quotaOf = (limit: number, { allowed, used, milliseconds }: Count): Quota => ({
  allowed,
  remaining: Math.max(0, limit - used),
  seconds: Math.max(1, Math.ceil(milliseconds / 1000)),
});

/** A client's units, oldest first: a ring of moments, each with how many came in it. */
class Recent {
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
