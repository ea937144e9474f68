import { Generations } from "../generations.ts";
import { type Limiter, type Quota, WINDOW } from "./quota.ts";
import { Recent } from "./recent.ts";

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
