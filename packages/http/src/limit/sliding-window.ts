import { Generations } from "../cache.ts";
import { siteOf } from "../client.ts";
import { type Limiter, type Quota, WINDOW } from "./quota.ts";

/** Of each of two generations; the client that was not seen for the longest time is forgotten first. */
const CLIENTS = 20_000;

/**
 * The same for clients that have reached the limit. One of them is forgotten only if this many others
 * reach their limit too.
 */
const SPENT = 5000;

/** The limit of an IPv6 /48, in limits of a /64: who has a /48 has 65,536 of them. */
export const CLIENTS_OF_A_SITE = 4;

/** Milliseconds from a fixed moment, never going back. */
export type Clock = () => number;

export interface MemoryLimiter extends Limiter {
  readonly take: (client: string, cost: number) => Quota;
  /** Counts units that another instance gave to a client, or to an IPv6 /48, at a moment. */
  readonly learn: (name: string, units: number, moment: number) => void;
}

/**
 * An exact limit in memory: no minute, wherever it begins, holds more than `limit` units of a client that
 * is remembered, nor more than four times as many of an IPv6 /48. Memory is bounded: of more than 20,000
 * clients in a minute some are forgotten. Those that have reached the limit are remembered for longest.
 *
 * @param onTaken called with each client, and each IPv6 /48, whose units were taken.
 */
export function limitInMemory(
  limit: number,
  now: Clock = () => performance.now(),
  onTaken: (name: string, cost: number) => void = () => {},
): MemoryLimiter {
  const clients = new Generations<string, Recent>(CLIENTS);
  const spent = new Generations<string, Recent>(SPENT);
  let aged = now();

  const mostOf = (name: string): number => (name.endsWith("/48") ? CLIENTS_OF_A_SITE * limit : limit);

  const recentOf = (name: string, moment: number): Recent => {
    // A client that was not seen for a whole window has no requests that count.
    if (moment - aged >= WINDOW) {
      clients.age();
      spent.age();
      aged = moment;
    }
    let recent = clients.get(name);
    if (recent === undefined) {
      recent = spent.get(name) ?? new Recent();
      clients.set(name, recent);
    }
    recent.forget(moment - WINDOW);
    return recent;
  };

  const count = (name: string, recent: Recent, units: number, moment: number): void => {
    recent.add(moment, units);
    if (recent.total >= mostOf(name) && spent.get(name) === undefined) spent.set(name, recent);
  };

  /** What one of the two bounds says of a cost, before anything is taken. */
  const ask = (name: string, recent: Recent, cost: number, moment: number): Quota => {
    const most = mostOf(name);
    const allowed = cost === 0 || recent.total + cost <= most;
    const taken = allowed ? cost : 0;
    const last = allowed ? (recent.oldest ?? moment) : recent.momentOf(recent.total + cost - most);
    return {
      allowed,
      remaining: Math.max(0, most - recent.total - taken),
      seconds: Math.max(1, Math.ceil(((last ?? moment) + WINDOW - moment) / 1000)),
    };
  };

  const takeOfSite = (client: string, site: string, cost: number, moment: number): Quota => {
    const [one, all] = [recentOf(client, moment), recentOf(site, moment)];
    const [own, shared] = [ask(client, one, cost, moment), ask(site, all, cost, moment)];
    if (own.allowed && shared.allowed && cost > 0) {
      count(client, one, cost, moment);
      count(site, all, cost, moment);
      onTaken(client, cost);
      onTaken(site, cost);
    }
    if (!own.allowed || (shared.allowed && (own.remaining ?? 0) <= (shared.remaining ?? 0))) return own;
    return shared.allowed ? shared : { ...shared, of: site };
  };

  return {
    limit,
    take: (client, cost) => {
      const moment = Math.floor(now());
      const site = siteOf(client);
      if (site !== client) return takeOfSite(client, site, cost, moment);
      const recent = recentOf(client, moment);
      const quota = ask(client, recent, cost, moment);
      if (quota.allowed && cost > 0) {
        count(client, recent, cost, moment);
        onTaken(client, cost);
      }
      return quota;
    },
    learn: (name, units, moment) => {
      const present = Math.floor(now());
      if (moment > present - WINDOW) count(name, recentOf(name, present), units, Math.floor(moment));
    },
  };
}

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

  /** Adds units of a moment, which is seldom before the last one. */
  add(moment: number, units: number): void {
    this.total += units;
    let at = this.#moments;
    while (at > 0 && (this.#ring[this.#place(at - 1)] ?? 0) > moment) at--;
    const same = this.#place(at - 1);
    if (at > 0 && this.#ring[same] === moment) {
      this.#ring[same + 1] = (this.#ring[same + 1] ?? 0) + units;
      return;
    }
    if (2 * this.#moments === this.#ring.length) this.#grow();
    for (let later = this.#moments++; later > at; later--) {
      const [to, from] = [this.#place(later), this.#place(later - 1)];
      this.#ring[to] = this.#ring[from] ?? 0;
      this.#ring[to + 1] = this.#ring[from + 1] ?? 0;
    }
    const place = this.#place(at);
    this.#ring[place] = moment;
    this.#ring[place + 1] = units;
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
