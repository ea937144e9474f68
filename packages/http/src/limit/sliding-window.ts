import { Generations } from "../cache.ts";
import { siteOf } from "../client.ts";
import { type Limiter, type Quota, WINDOW } from "./quota.ts";

/**
 * Of each of two generations; the client that was not seen for the longest time is forgotten first. Who has
 * reached the limit and goes on asking is seen.
 */
const CLIENTS = 20_000;

/** The limit of an IPv6 /48, in limits of a /64: who has a /48 has 65,536 of them. */
export const CLIENTS_OF_A_SITE = 4;

/** Milliseconds from a fixed moment, never going back. */
export type Clock = () => number;

/** What other instances gave in one slice of time, as it is now; and how long ago that ended, in milliseconds. */
export type Part = readonly [slice: number, units: number, age: number];

export interface MemoryLimiter extends Limiter {
  readonly take: (client: string, cost: number) => Quota;
  /** Counts what other instances gave to a client, or to an IPv6 /48, as far as it is not yet counted. */
  readonly learn: (name: string, others: readonly Part[]) => void;
}

/**
 * An exact limit in memory: no minute, wherever it begins, holds more than `limit` units of a client that
 * is remembered, nor more than four times as many of an IPv6 /48. Memory is bounded: of more than 20,000
 * clients in a minute some are forgotten.
 *
 * @param onTaken called with each client, and each IPv6 /48, whose units were taken.
 */
export function limitInMemory(
  limit: number,
  now: Clock = () => performance.now(),
  onTaken: (name: string, cost: number) => void = () => {},
): MemoryLimiter {
  const clients = new Generations<string, Recent>(CLIENTS);
  let aged = now();

  const mostOf = (name: string): number => (name.endsWith("/48") ? CLIENTS_OF_A_SITE * limit : limit);

  const recentOf = (name: string, moment: number): Recent => {
    // A client that was not seen for a whole window has no requests that count.
    if (moment - aged >= WINDOW) {
      clients.age();
      aged = moment;
    }
    let recent = clients.get(name);
    if (recent === undefined) {
      recent = new Recent();
      clients.set(name, recent);
    }
    recent.forget(moment - WINDOW);
    return recent;
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
      one.add(moment, cost);
      all.add(moment, cost);
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
        recent.add(moment, cost);
        onTaken(client, cost);
      }
      return quota;
    },
    learn: (name, others) => {
      const moment = Math.floor(now());
      recentOf(name, moment).learn(others, moment);
    },
  };
}

/** A client's units, oldest first: moments, and how many came in each. */
class Recent {
  readonly #moments: number[] = [];
  readonly #units: number[] = [];
  /** The units of each part that were learned. */
  #learned: ReadonlyMap<number, number> | undefined;
  total = 0;

  get oldest(): number | undefined {
    return this.#moments[0];
  }

  /** The moment in which the last of a number of the oldest units came; undefined if there are fewer. */
  momentOf(units: number): number | undefined {
    let sum = 0;
    const at = this.#units.findIndex((one) => {
      sum += one;
      return sum >= units;
    });
    return this.#moments[at];
  }

  /** Adds units of a moment, which is seldom before the last one. */
  add(moment: number, units: number): void {
    this.total += units;
    let at = this.#moments.length;
    while (at > 0 && (this.#moments[at - 1] as number) > moment) at--;
    if (at > 0 && this.#moments[at - 1] === moment) this.#units[at - 1] = (this.#units[at - 1] ?? 0) + units;
    else {
      this.#moments.splice(at, 0, moment);
      this.#units.splice(at, 0, units);
    }
  }

  learn(others: readonly Part[], moment: number): void {
    for (const [slice, units, age] of others) {
      const more = units - (this.#learned?.get(slice) ?? 0);
      if (more > 0) this.add(moment - age, more);
    }
    this.#learned = new Map(others.map(([slice, units]) => [slice, units]));
  }

  /** Forgets what came at or before a moment. */
  forget(moment: number): void {
    while ((this.#moments[0] ?? Number.POSITIVE_INFINITY) <= moment) {
      this.#moments.shift();
      this.total -= this.#units.shift() ?? 0;
    }
  }
}
