import type { Limiter, Quota } from "./quota.ts";
import type { Uses } from "./recent.ts";
import type { Store } from "./shared.ts";
import { type Clock, type Count, limitInMemory, quotaOf } from "./sliding-window.ts";

/**
 * One limit for several processes, which need no message for most requests. Each process has a share of the
 * limit and counts a client by itself, until the client has used the share of one of them. From then on the
 * primary counts the client for all, with what every process has counted so far. When it has heard nothing of
 * the client for a whole window, the processes count by themselves again. So no minute holds more requests of
 * a client than the limit, and none is refused before.
 */

export type ToPrimary =
  /** The first message of each process. */
  | { readonly kind: "join" }
  | { readonly kind: "count"; readonly id: number; readonly client: string; readonly cost: number }
  | { readonly kind: "handed over"; readonly client: string; readonly uses: Uses };

export type FromPrimary =
  | { readonly kind: "counted"; readonly id: number; readonly count: Count }
  /** From now on the primary counts these clients: each is to be handed over. */
  | { readonly kind: "hand over"; readonly clients: readonly string[] }
  /** From now on each process counts these clients by itself. */
  | { readonly kind: "give back"; readonly clients: readonly string[] };

export interface Division {
  /** For all processes together. */
  readonly limit: number;
  /** Of this process: those of all are at most the limit together. */
  readonly share: number;
  /** Messages arrive in the order in which they were sent. */
  readonly send: (message: ToPrimary) => void;
  readonly now?: Clock;
}

/** The part of a process; `whole.ts` has that of the primary. */
export interface DividedLimit {
  readonly receive: (message: FromPrimary) => void;
  /** Counts in the primary. */
  readonly primary: Store;
  /** @param inPrimary limits by what the primary counts. */
  readonly limitBy: (inPrimary: Limiter) => Limiter;
}

/** What a process has of a limit that is divided into whole numbers. */
export const shareOf = (limit: number, processes: number, number: number): number =>
  Math.floor(limit / processes) + (number < limit % processes ? 1 : 0);

export function divideLimit(division: Division): DividedLimit {
  const { limit, share, send, now = () => performance.now() } = division;
  const own = limitInMemory(share, now);
  /** The clients that the primary counts, each with the moment until which it is over the limit. */
  const handedOver = new Map<string, number>();
  const asked = new Map<
    number,
    { readonly client: string; readonly cost: number; readonly resolve: (count: Count) => void }
  >();
  let last = 0;

  const settle = (id: number, count: Count): void => {
    const question = asked.get(id);
    if (question === undefined) return;
    asked.delete(id);
    // No request is allowed before the oldest one is a minute old, so the primary need not be asked before.
    if (count.used >= limit && question.cost <= 1 && handedOver.has(question.client))
      handedOver.set(question.client, now() + count.milliseconds);
    question.resolve(count);
  };

  const take = (inPrimary: Limiter, client: string, cost: number): Quota | Promise<Quota> => {
    const until = handedOver.get(client);
    if (until === undefined) {
      const count = own.count(client, cost);
      return count.allowed ? quotaOf(limit, count) : inPrimary.take(client, cost);
    }
    const milliseconds = until - now();
    return milliseconds > 0 && cost <= 1
      ? quotaOf(limit, { allowed: cost === 0, used: limit, milliseconds })
      : inPrimary.take(client, cost);
  };

  return {
    receive: (message) => {
      if (message.kind === "counted") settle(message.id, message.count);
      else if (message.kind === "give back") for (const client of message.clients) handedOver.delete(client);
      else
        for (const client of message.clients) {
          handedOver.set(client, 0);
          send({ kind: "handed over", client, uses: own.handOver(client) });
        }
    },
    primary: {
      count: (client, _, cost) =>
        new Promise((resolve) => {
          const id = ++last;
          asked.set(id, { client, cost, resolve });
          send({ kind: "count", id, client, cost });
        }),
    },
    limitBy: (inPrimary) => ({ limit, take: (client, cost) => take(inPrimary, client, cost) }),
  };
}
