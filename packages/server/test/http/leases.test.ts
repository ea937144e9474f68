import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { LeaseTimes } from "@naijaref/http/limit/lease-store";
import { type LeasingLimiter, limitByLeases } from "@naijaref/http/limit/leases";
import { leaseFromRedis } from "@naijaref/http/limit/redis";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { type RunningRedis, redisServer, startRedis } from "../redis.ts";

/** One limit of two instances, in a real Redis and in short minutes. */

const TIMES: LeaseTimes = { window: 1500, lease: 100, slice: 25, patience: 80, interval: 50, skew: 500 };
/** Where Redis is well, a busy machine must not make it look slow. */
const PATIENT: LeaseTimes = { ...TIMES, patience: 2000 };
/** In milliseconds: after so long without Redis an instance has its share of the limit. */
const CAUTIOUS = TIMES.window + TIMES.lease + TIMES.skew;

/** What a test has to end, the last first. */
type Ends = (() => unknown)[];

const ends: Ends = [];

const endAll = async (all: Ends): Promise<void> => {
  for (const end of all.splice(0).reverse()) await end();
};

afterEach(() => endAll(ends));

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Instance {
  readonly limiter: LeasingLimiter;
  /** What was reported of the store, in order. */
  readonly said: string[];
  /** Questions to the store so far, without greetings. */
  readonly asked: () => number;
}

async function startInstance(
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
  ends.push(limiter.stop, redis.close);
  return { limiter, said, asked: () => asked };
}

async function redisOfTest(...options: readonly string[]): Promise<RunningRedis> {
  const redis = await startRedis(...options);
  ends.push(() => redis.kill());
  return redis;
}

async function startTwo(limit: number): Promise<readonly [RunningRedis, Instance, Instance]> {
  const redis = await redisOfTest();
  return [redis, await startInstance(redis.url, limit, ends), await startInstance(redis.url, limit, ends)];
}

/** How many of some requests at once are allowed. */
async function burst({ limiter }: Instance, client: string, count: number, cost = 1): Promise<number> {
  const quotas = await Promise.all(Array.from({ length: count }, () => limiter.take(client, cost)));
  return quotas.filter(({ allowed }) => allowed).length;
}

/** A way to Redis that takes longer when it is told to. */
async function slowWayTo(url: string, ends: Ends): Promise<{ readonly url: string; delay: number }> {
  const target = Number(new URL(url).port);
  const way = { url: "", delay: 0 };
  const sockets = new Set<Socket>();
  const pass = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on("data", (bytes) => {
      setTimeout(() => to.writable && to.write(bytes), way.delay);
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

interface Use {
  readonly at: number;
  readonly cost: number;
}

/** The most units in any window. */
function mostInWindow(uses: readonly Use[]): number {
  let [first, sum, most] = [0, 0, 0];
  for (const { at, cost } of uses) {
    sum += cost;
    while ((uses[first]?.at ?? at) <= at - TIMES.window) sum -= uses[first++]?.cost ?? 0;
    most = Math.max(most, sum);
  }
  return most;
}

describe.skipIf(redisServer === undefined)("leases from a real Redis (skipped where none is on PATH)", () => {
  it("give a client of one instance the whole limit, and not one more", async () => {
    const [, one] = await startTwo(120);
    expect(await burst(one, "a", 200)).toBe(120);
    expect(await one.limiter.take("a", 1)).toMatchObject({ allowed: false });
  });

  it("give a client of two instances nearly the whole limit, and not one more", async () => {
    const [, one, other] = await startTwo(120);
    const allowed = await Promise.all([burst(one, "a", 200), burst(other, "a", 200)]);
    const sum = allowed[0] + allowed[1];
    expect(sum).toBeLessThanOrEqual(120);
    expect(sum).toBeGreaterThanOrEqual(114);
  });

  it("take costs that are larger than a lease, whole or not at all", async () => {
    const [, one, other] = await startTwo(120);
    expect(await one.limiter.take("a", 1)).toMatchObject({ allowed: true });
    expect(await one.limiter.take("a", 100)).toMatchObject({ allowed: true });
    expect(await other.limiter.take("a", 40)).toMatchObject({ allowed: false });
    expect(await other.limiter.take("a", 121)).toMatchObject({ allowed: false });
    expect(await other.limiter.take("a", 10)).toMatchObject({ allowed: true });
    const mixed = [...Array(8).fill(1), 60, ...Array(8).fill(2), 30].map((cost) =>
      one.limiter.take("b", cost),
    );
    expect((await Promise.all(mixed)).every(({ allowed }) => allowed)).toBe(true);
  });

  it("give back what was not used", async () => {
    const [, one, other] = await startTwo(100);
    for (let time = 0; time < 6; time++) await one.limiter.take("a", 1);
    await pause(4 * TIMES.lease);
    expect(await burst(other, "a", 200)).toBe(94);
  });

  it("are asked for seldom, and not at all for a client that is over its limit", async () => {
    const [, one] = await startTwo(120_000);
    for (let time = 0; time < 20_000; time++) {
      const taken = one.limiter.take("a", 1);
      if (taken instanceof Promise) await taken;
    }
    expect(one.asked()).toBeLessThan(20);
    const [, poor] = await startTwo(5);
    expect(await burst(poor, "a", 100)).toBe(5);
    const asked = poor.asked();
    for (let time = 0; time < 100; time++) await poor.limiter.take("a", 1);
    expect(poor.asked() - asked).toBeLessThanOrEqual(1);
  });

  it("say when so many units may be left again", async () => {
    const [, one] = await startTwo(10);
    expect(await one.limiter.take("a", 9)).toMatchObject({ allowed: true, remaining: 1 });
    const refused = await one.limiter.take("a", 5);
    expect(refused).toMatchObject({ allowed: false, remaining: 1, seconds: 2 });
    await pause(TIMES.window + TIMES.lease + 3 * TIMES.slice);
    expect(await one.limiter.take("a", 5)).toMatchObject({ allowed: true });
  });

  it("are not waited for: without Redis little is given for a minute, and then a share", async () => {
    const [redis, one, other] = await startTwo(120);
    expect(await burst(one, "a", 120)).toBe(120);
    await redis.kill();
    await expect.poll(() => [one.said, other.said]).toEqual([["away"], ["away"]]);
    expect([await burst(one, "a", 100), await burst(other, "a", 100)]).toEqual([3, 3]);
    expect(one.limiter.take("a", 1)).toMatchObject({ allowed: false });
    await pause(CAUTIOUS);
    expect([await burst(one, "b", 100), await burst(other, "b", 100)]).toEqual([60, 60]);
    await redis.revive();
    await expect.poll(() => one.said, { timeout: 5000 }).toEqual(["away", "back"]);
    expect(await burst(one, "b", 100)).toBe(0);
    await pause(TIMES.window + TIMES.skew + TIMES.lease);
    expect(await burst(one, "b", 200)).toBe(120);
  });

  it("end with the state that they were given in: a Redis that went back to an earlier one is noticed", async () => {
    const redis = await redisOfTest();
    const one = await startInstance(redis.url, 120, ends);
    const { createClient } = await import("@redis/client");
    const client = await createClient({ url: redis.url }).connect();
    const dump = await client.hGetAll("naijaref:limit:instances");
    expect(await burst(one, "a", 120)).toBe(120);
    await pause(3 * TIMES.interval);
    // As after a crash, with the last snapshot: the name is the same.
    await client.flushAll();
    await client.hSet("naijaref:limit:instances", dump);
    client.destroy();
    expect(await burst(one, "a", 100)).toBeLessThanOrEqual(3);
  });

  describe.concurrent("give no more than the limit and 5 % in any minute, over two instances", () => {
    const LENGTH = 6000;
    const CLIENTS = 150;
    const LIMIT = 60;
    const MOST = LIMIT * 1.05;

    const plan = fc.array(
      fc.record({
        at: fc.integer({ min: 0, max: LENGTH }),
        instance: fc.integer({ min: 0, max: 1 }),
        count: fc.integer({ min: 1, max: 2 * LIMIT }),
        cost: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.integer({ min: 1, max: LIMIT })),
      }),
      { minLength: 4, maxLength: 16 },
    );

    /** Redis and the way to it while it is used: what happens when. */
    type Trouble = (redis: RunningRedis, ways: readonly { delay: number }[]) => Promise<void>;
    const random = (most: number): number => Math.floor(Math.random() * most);

    const troubles: Readonly<Record<string, Trouble>> = {
      "is killed, and comes back at once with nothing": async (redis) => {
        for (let time = 0; time < 3; time++) {
          await pause(400 + random(1500));
          await redis.kill();
          await redis.revive();
        }
      },
      "is killed for long": async (redis) => {
        await pause(200 + random(1000));
        await redis.kill();
        await pause(CAUTIOUS + random(1000));
        await redis.revive();
      },
      "is frozen, for short and for long": async (redis) => {
        for (const time of [50, 150, 600, CAUTIOUS + 300]) {
          await pause(random(600));
          redis.freeze();
          await pause(time);
          redis.thaw();
        }
      },
      "is slow for both, and at times for one alone": async (_, ways) => {
        for (let time = 0; time < 20; time++) {
          const isAway = random(4) === 0;
          for (const way of ways) way.delay = isAway ? 100 : random(20);
          await pause(50 + random(300));
          // One alone that is away for about a minute may exceed the limit: so none is for long.
          const [alone] = ways;
          if (alone !== undefined && random(3) === 0) alone.delay = 100;
          await pause(50 + random(100));
        }
      },
    };

    /**
     * Watches for what the guide leaves out: one instance away for about a minute while the other is not. A
     * busy machine does that to a Redis that is only slow.
     */
    const watchParting = (instances: readonly Instance[], ends: Ends): (() => boolean) => {
      const since = instances.map(() => 0);
      let hasParted = false;
      const watcher = setInterval(() => {
        const now = performance.now();
        for (const [at, { said }] of instances.entries())
          since[at] = said.at(-1) === "away" ? since[at] || now : 0;
        const isThere = since.includes(0);
        hasParted ||= isThere && since.some((moment) => moment > 0 && now - moment > TIMES.window / 2);
      }, 10);
      ends.push(() => clearInterval(watcher));
      return () => hasParted;
    };

    // A minute of this test is a second or two: a machine that stops for a moment can lengthen one.
    it.each(Object.entries(troubles))("when Redis %s", { retry: 2 }, async (name, trouble) => {
      // Those of this test alone: the others run at the same time.
      const ends: Ends = [];
      const redis = await startRedis();
      ends.push(() => redis.kill());
      const ways = [await slowWayTo(redis.url, ends), await slowWayTo(redis.url, ends)];
      const instances = await Promise.all(ways.map(({ url }) => startInstance(url, LIMIT, ends, TIMES)));
      const hasParted = watchParting(instances, ends);
      const plans = fc.sample(plan, CLIENTS);
      const uses = plans.map((): Use[] => []);
      const started = performance.now();
      const run = async (client: number): Promise<void> => {
        for (const { at, instance, count, cost } of [...(plans[client] ?? [])].sort((a, b) => a.at - b.at)) {
          await pause(Math.max(0, started + at - performance.now()));
          await Promise.all(
            Array.from({ length: count }, async () => {
              const quota = await instances[instance]?.limiter.take(`client ${client}`, cost);
              if (quota?.allowed) uses[client]?.push({ at: performance.now(), cost });
            }),
          );
        }
      };
      await Promise.all([trouble(redis, ways), ...plans.map((_, client) => run(client))]);
      await endAll(ends);
      const worst = Math.max(...uses.map(mostInWindow));
      // A Redis that comes and goes many times in a minute is not held to 5 %: docs/deploy.md says so.
      const most = name.startsWith("is slow") ? 2 * LIMIT : MOST;
      expect(worst).toBeLessThanOrEqual(hasParted() ? Math.max(most, LIMIT * 1.5 + MOST - LIMIT) : most);
      expect(uses.flat().length, "some were allowed").toBeGreaterThan(CLIENTS);
    });
  });
});
