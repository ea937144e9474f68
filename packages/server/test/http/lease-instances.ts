import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { LeaseTimes } from "@naijaref/http/limit/lease-store";
import { type LeasingLimiter, limitByLeases } from "@naijaref/http/limit/leases";
import { leaseFromRedis } from "@naijaref/http/limit/redis";

/** Instances that share a limit in a real Redis, in short minutes. */

export const TIMES: LeaseTimes = {
  window: 1500,
  lease: 100,
  slice: 25,
  patience: 80,
  interval: 50,
  skew: 500,
};
/** Where Redis is well, a busy machine must not make it look slow. */
const PATIENT: LeaseTimes = { ...TIMES, patience: 2000 };
/** In milliseconds: after so long without Redis an instance has its share of the limit. */
export const CAUTIOUS = TIMES.window + TIMES.lease + TIMES.skew;

/** What a test has to end, the last first. */
export type Ends = (() => unknown)[];

export const endAll = async (all: Ends): Promise<void> => {
  for (const end of all.splice(0).reverse()) await end();
};

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface Instance {
  readonly limiter: LeasingLimiter;
  /** What was reported of the store, in order. */
  readonly said: string[];
  /** Questions to the store so far, without greetings. */
  readonly asked: () => number;
}

export async function startInstance(
  url: string,
  limit: number,
  ends: Ends,
  times: LeaseTimes = PATIENT,
): Promise<Instance> {
  const redis = leaseFromRedis(url, "secret", times);
  // Now it is connected: an instance that does not reach Redis when it starts does not know of the other.
  await redis.greet();
  const said: string[] = [];
  let asked = 0;
  const limiter = limitByLeases({
    limit,
    store: {
      greet: redis.greet,
      lease: (request) => {
        asked++;
        return redis.lease(request);
      },
    },
    report: { away: () => said.push("away"), back: () => said.push("back") },
    times,
  });
  await limiter.start();
  // On a busy machine it may not have reached Redis in time: it would not know of the other.
  if (said.length > 0) {
    limiter.stop();
    redis.close();
    return startInstance(url, limit, ends, times);
  }
  ends.push(redis.close, limiter.stop);
  return { limiter, said, asked: () => asked };
}

/** Starts two, each with a way of its own to Redis, and waits until each knows of the other. */
export async function startTwo(
  urls: readonly [string, string],
  limit: number,
  ends: Ends,
  times: LeaseTimes = PATIENT,
): Promise<readonly [Instance, Instance]> {
  const one = await startInstance(urls[0], limit, ends, times);
  const other = await startInstance(urls[1], limit, ends, times);
  await pause(4 * times.interval);
  return [one, other];
}

/** How many of some requests at once are allowed. */
export async function burst({ limiter }: Instance, client: string, count: number, cost = 1): Promise<number> {
  const quotas = await Promise.all(Array.from({ length: count }, () => limiter.take(client, cost)));
  return quotas.filter(({ allowed }) => allowed).length;
}

/**
 * A way to Redis that takes longer when it is told to. As with TCP, nothing overtakes what was sent before.
 *
 */
export async function slowWayTo(url: string, ends: Ends): Promise<{ readonly url: string; delay: number }> {
  const target = Number(new URL(url).port);
  const way = { url: "", delay: 0 };
  const sockets = new Set<Socket>();
  const pass = (from: Socket, to: Socket): void => {
    let last = Promise.resolve();
    sockets.add(from);
    from.on("data", (bytes) => {
      const arrived = pause(way.delay);
      last = last.then(() => arrived).then(() => void (to.writable && to.write(bytes)));
    });
    from.on("error", () => {});
    from.on("close", () => to.destroy());
  };
  const server = createServer((socket) => {
    const onward = connect(target, "127.0.0.1");
    pass(socket, onward);
    pass(onward, socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  way.url = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return way;
}

export interface Use {
  readonly at: number;
  readonly cost: number;
}

/** In milliseconds: a use is seen so much later than it was counted, at most. */
const SEEN_LATE = 50;

/** The most units in any window. */
export function mostInWindow(uses: readonly Use[]): number {
  let [first, sum, most] = [0, 0, 0];
  for (const { at, cost } of uses) {
    sum += cost;
    while ((uses[first]?.at ?? at) <= at - TIMES.window + SEEN_LATE) sum -= uses[first++]?.cost ?? 0;
    most = Math.max(most, sum);
  }
  return most;
}
