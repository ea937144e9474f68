import { afterEach, describe, expect, it } from "vitest";
import { type RunningRedis, redisServer, startRedis } from "../redis.ts";
import {
  burst,
  CAUTIOUS,
  type Ends,
  endAll,
  type Instance,
  pause,
  startInstance,
  startTwo,
  TIMES,
} from "./lease-instances.ts";

/** One limit of two instances, in a real Redis and in short minutes. */

const ends: Ends = [];

afterEach(() => endAll(ends));

async function redisOfTest(): Promise<RunningRedis> {
  const redis = await startRedis();
  ends.push(() => redis.kill());
  return redis;
}

async function two(limit: number): Promise<readonly [RunningRedis, Instance, Instance]> {
  const redis = await redisOfTest();
  return [redis, ...(await startTwo([redis.url, redis.url], limit, ends))];
}

describe.skipIf(redisServer === undefined)("leases from a real Redis (skipped where none is on PATH)", () => {
  it("give a client of one instance the whole limit, and not one more", async () => {
    const [, one] = await two(120);
    expect(await burst(one, "a", 200)).toBe(120);
    expect(await one.limiter.take("a", 1)).toMatchObject({ allowed: false });
  });

  it("give a client of two instances nearly the whole limit, and not one more", async () => {
    const [, one, other] = await two(120);
    const allowed = await Promise.all([burst(one, "a", 200), burst(other, "a", 200)]);
    const sum = allowed[0] + allowed[1];
    expect(sum).toBeLessThanOrEqual(120);
    expect(sum).toBeGreaterThanOrEqual(114);
  });

  it("take costs that are larger than a lease, whole or not at all", async () => {
    const [, one, other] = await two(120);
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
    const [, one, other] = await two(100);
    for (let time = 0; time < 6; time++) await one.limiter.take("a", 1);
    await pause(4 * TIMES.lease);
    expect(await burst(other, "a", 200)).toBe(94);
  });

  it("are asked for seldom, and not at all for a client that is over its limit", async () => {
    const [, one] = await two(120_000);
    for (let time = 0; time < 20_000; time++) {
      const taken = one.limiter.take("a", 1);
      if (taken instanceof Promise) await taken;
    }
    expect(one.asked()).toBeLessThan(20);
    const [, poor] = await two(5);
    expect(await burst(poor, "a", 100)).toBe(5);
    const asked = poor.asked();
    for (let time = 0; time < 100; time++) await poor.limiter.take("a", 1);
    expect(poor.asked() - asked).toBeLessThanOrEqual(1);
  });

  it("say when so many units may be left again", async () => {
    const [, one] = await two(10);
    expect(await one.limiter.take("a", 9)).toMatchObject({ allowed: true, remaining: 1 });
    const refused = await one.limiter.take("a", 5);
    expect(refused).toMatchObject({ allowed: false, remaining: 1, seconds: 2 });
    await pause(TIMES.window + TIMES.lease + 3 * TIMES.slice);
    // A Redis that answers late on a busy machine is away for a moment, and little is given then.
    await expect.poll(() => one.limiter.take("a", 5), { timeout: 3000 }).toMatchObject({ allowed: true });
  });

  it("are not waited for: without Redis little is given for a minute, and then a share", async () => {
    const [redis, one, other] = await two(120);
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

  it("are not missed by an instance that is the only one: it goes on with the whole limit", async () => {
    const redis = await redisOfTest();
    const one = await startInstance(redis.url, 120, ends);
    await pause(4 * TIMES.interval);
    expect(await burst(one, "a", 100)).toBe(100);
    await redis.kill();
    await expect.poll(() => one.said).toEqual(["away"]);
    expect([await burst(one, "a", 100), await burst(one, "b", 100)]).toEqual([20, 100]);
    await redis.revive();
    await expect.poll(() => one.said, { timeout: 5000 }).toEqual(["away", "back"]);
    // Redis has forgotten what it gave; the instance has not.
    expect(await burst(one, "b", 100)).toBe(20);
    await pause(TIMES.window + TIMES.lease + 3 * TIMES.slice);
    expect(await burst(one, "b", 200)).toBe(120);
  });

  it("are missed by an instance whose neighbour ended less than a minute ago", async () => {
    const redis = await redisOfTest();
    const last: Ends = [];
    const [one] = await startTwo([redis.url, redis.url], 120, last);
    await endAll(last);
    const next = await startInstance(redis.url, 120, ends);
    expect(one.said).toEqual([]);
    await redis.kill();
    await expect.poll(() => next.said).toEqual(["away"]);
    expect(await burst(next, "a", 100)).toBe(3);
  });

  it("do not report Redis as away when they are stopped while they ask it", async () => {
    const redis = await redisOfTest();
    for (let time = 0; time < 10; time++) {
      const last: Ends = [];
      const one = await startInstance(redis.url, 120, last, { ...TIMES, patience: 2000, interval: 1 });
      await pause(10);
      await endAll(last);
      await pause(10);
      expect(one.said).toEqual([]);
    }
  });

  it("end with the state that they were given in: a Redis that went back to an earlier one is noticed", async () => {
    const redis = await redisOfTest();
    const [one] = await startTwo([redis.url, redis.url], 120, ends);
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
});
