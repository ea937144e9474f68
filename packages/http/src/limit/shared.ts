import { Generations } from "../cache.ts";
import { type Limiter, WINDOW } from "./quota.ts";
import { type Clock, limitInMemory } from "./sliding-window.ts";

/** In milliseconds: how often counts are exchanged, and how long an answer of the store may take. */
const EXCHANGE = 500;
const PATIENCE = 2000;
/** Clients of one exchange; further ones wait for the next. */
const MAX_CLIENTS = 1000;
/** Clients that wait; what further ones take is counted here alone. */
const MAX_WAITING = 10_000;
const CLIENTS_KNOWN = 10_000;

export interface SharedCounts {
  /**
   * Adds units for some clients, and returns what the others gave to each in the last minute: slices of time,
   * each with its units and how long ago it ended in milliseconds, in turn. It rejects when the store cannot
   * be reached, or cannot write.
   */
  readonly exchange: (
    taken: readonly (readonly [name: string, units: number])[],
  ) => Promise<readonly (readonly number[])[]>;
  readonly lastError: () => string | undefined;
}

export interface SharedLimiter extends Limiter {
  /** Exchanges counts once; resolves when that has succeeded or failed. */
  readonly exchange: () => Promise<void>;
  /** Exchanges them twice a second from now on. */
  readonly start: () => void;
}

/**
 * One limit for several instances. Each counts in memory, as if it were alone, and twice a second adds its
 * counts to those of the others, whose counts then count here too. No request waits for that. Without the
 * store each instance goes on with what it knows. Units are sent once at most: those that are lost on the way
 * are forgotten, because to count them twice would refuse what a client did not use.
 *
 * @param report called when the store stops responding, and when it responds again.
 */
export function limitTogether(
  limit: number,
  counts: SharedCounts,
  report: { readonly away: (reason: string) => void; readonly back: () => void },
  now: Clock = () => performance.now(),
): SharedLimiter {
  const waiting = new Map<string, number>();
  /** What was learned of the others: the units of each slice. */
  const known = new Generations<string, ReadonlyMap<number, number>>(CLIENTS_KNOWN);
  let isAway = false;
  /** Since when an answer is awaited. */
  let asked: number | undefined;

  const memory = limitInMemory(limit, now, (name, cost) => {
    const before = waiting.get(name);
    // While the store is away, nothing waits for it: it would be of a minute that is over.
    if (!isAway && (before !== undefined || waiting.size < MAX_WAITING))
      waiting.set(name, (before ?? 0) + cost);
  });

  const lose = (reason: string): void => {
    waiting.clear();
    if (isAway) return;
    isAway = true;
    report.away(reason);
  };

  const learn = (name: string, others: readonly number[]): void => {
    if (others.length === 0) return;
    const [before, moment] = [known.get(name), now()];
    const slices = new Map<number, number>();
    for (let at = 0; at < others.length; at += 3) {
      const [slice = 0, units = 0, age = 0] = others.slice(at, at + 3);
      const more = units - (before?.get(slice) ?? 0);
      if (more > 0) memory.learn(name, more, moment - Math.min(age, WINDOW));
      slices.set(slice, units);
    }
    known.set(name, slices);
  };

  const exchange = async (): Promise<void> => {
    if (asked !== undefined) {
      if (now() - asked >= PATIENCE) lose(counts.lastError() ?? `no answer within ${PATIENCE} ms`);
      return;
    }
    const taken = [...waiting].slice(0, MAX_CLIENTS);
    for (const [name] of taken) waiting.delete(name);
    asked = now();
    try {
      // Without a client too: so it is known whether the store can write.
      const others = await counts.exchange(taken.length > 0 ? taken : [["", 0]]);
      for (const [at, [name, units]] of taken.entries()) {
        learn(name, others[at] ?? []);
        // Asked for once more: others may add theirs a moment later.
        if (units > 0 && !waiting.has(name) && waiting.size < MAX_WAITING) waiting.set(name, 0);
      }
      if (isAway) report.back();
      isAway = false;
    } catch (error) {
      lose(error instanceof Error ? error.message : String(error));
    } finally {
      asked = undefined;
    }
  };

  return {
    limit,
    take: memory.take,
    isShared: () => !isAway,
    exchange,
    start: () => {
      void exchange();
      setInterval(() => void exchange(), EXCHANGE).unref();
    },
  };
}
