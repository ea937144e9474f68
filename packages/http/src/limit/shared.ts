import { type Clock, limitInMemory, type Part } from "./sliding-window.ts";

/** In milliseconds: from the end of one exchange to the next. */
const EXCHANGE = 500;
/** Clients of one exchange; what further ones take until then counts here alone. */
const MAX_CLIENTS = 1000;

/**
 * Adds units for some clients, and returns what the other instances gave to each in the last minute. It
 * rejects when the store cannot be reached, or cannot write.
 */
export type AddUp = (
  taken: readonly (readonly [name: string, units: number])[],
) => Promise<readonly (readonly Part[])[]>;

/**
 * One limit for several instances. Each counts in memory, as if it were alone, and twice a second adds its
 * counts to those of the others, whose counts then count here too. No request waits for that. Without the
 * store each instance goes on with what it knows. Units are sent once: those that are lost on the way are
 * forgotten, because to count them twice would refuse what a client did not use.
 *
 * @param report called when the store stops responding, and when it responds again.
 */
export function limitTogether(
  limit: number,
  addUp: AddUp,
  report: { readonly away: (reason: string) => void; readonly back: () => void },
  now?: Clock,
) {
  const waiting = new Map<string, number>();
  let isAway = false;

  const memory = limitInMemory(limit, now, (name, cost) => {
    const before = waiting.get(name);
    if (before !== undefined || waiting.size < MAX_CLIENTS) waiting.set(name, (before ?? 0) + cost);
  });

  /** Exchanges counts once; resolves when that has succeeded or failed. */
  const exchange = async (): Promise<void> => {
    // Without a client too: so it is known whether the store can write.
    const taken = waiting.size > 0 ? [...waiting] : [["", 0] as const];
    waiting.clear();
    try {
      const others = await addUp(taken);
      for (const [at, [name]] of taken.entries()) memory.learn(name, others[at] ?? []);
      if (isAway) report.back();
      isAway = false;
    } catch (error) {
      if (!isAway) report.away(error instanceof Error ? error.message : String(error));
      isAway = true;
    }
  };

  /** Exchanges them twice a second from now on. */
  const start = async (): Promise<void> => {
    await exchange();
    setTimeout(start, EXCHANGE).unref();
  };

  return { limit, take: memory.take, isShared: () => !isAway, exchange, start };
}
