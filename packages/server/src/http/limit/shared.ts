import type { Limiter, Quota } from "./quota.ts";
import { type Count, limitInMemory, quotaOf } from "./sliding-window.ts";

/** A server in which all instances count together. */
export interface Store {
  /** Counts a request of a client, all in one step. */
  readonly count: (client: string, limit: number, cost: number) => Promise<Count>;
}

export interface Sharing {
  readonly limit: number;
  readonly store: Store;
  /** Called once when the store stops responding, and once when it responds again. */
  readonly report: { readonly away: (reason: string) => void; readonly back: () => void };
  /** In milliseconds: the longest that a request waits for the store. */
  readonly patience?: number;
  /** In milliseconds: how often a store that stopped responding is probed. */
  readonly interval?: number;
}

export interface SharedLimiter extends Limiter {
  /** Asks the store for the first time: until then the limit is this instance's own. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/** A reserved client id for probes, so that a probe uses nobody's quota. */
const NOBODY = "nobody";

/**
 * One limit for all instances, as long as the store answers in time. When it is slow, gone or wrong, requests
 * are counted here, where those that the store allowed were counted too; no request waits for it again, nor
 * fails, until it answers a probe.
 */
export function shareLimit(sharing: Sharing): SharedLimiter {
  const { limit, store, report, patience = 250, interval = 1000 } = sharing;
  const own = limitInMemory(limit);
  let isAway = true;
  let isKnown = false;
  let probing: ReturnType<typeof setInterval> | undefined;

  const ask = (client: string, cost: number): Promise<Count> =>
    within(patience, store.count(client, limit, cost));

  const leave = (error: unknown): void => {
    if (!isAway || !isKnown) report.away(error instanceof Error ? error.message : String(error));
    [isAway, isKnown] = [true, true];
    probing ??= setInterval(probe, interval);
  };

  const comeBack = (): void => {
    clearInterval(probing);
    probing = undefined;
    if (isAway && isKnown) report.back();
    [isAway, isKnown] = [false, true];
  };

  // Not a ping: a replica, a full or a locked server answers pings and refuses to count.
  const probe = (): Promise<void> => ask(NOBODY, 1).then(comeBack, leave);

  const shared = async (client: string, cost: number): Promise<Quota> => {
    try {
      const count = await ask(client, cost);
      if (count.allowed) own.take(client, cost);
      return quotaOf(limit, count);
    } catch (error) {
      leave(error);
      return own.take(client, cost);
    }
  };

  return {
    limit,
    take: (client, cost) => (isAway ? own.take(client, cost) : shared(client, cost)),
    start: probe,
    stop: () => clearInterval(probing),
  };
}

/**
 * Rejects when the promise takes longer. A process that was itself busy finds its timers due before it reads
 * what has arrived in the meantime: so it reads that first, and only then gives up.
 */
function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new Error(`no answer within ${milliseconds} ms`));
    let timer = setTimeout(() => {
      timer = setTimeout(giveUp, 0);
    }, milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
