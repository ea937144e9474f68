import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openHost } from "../../start/host.ts";
import { type RunningRedis, redisServer, startRedis } from "../../start/redis.ts";
import { type RunningService, startOn } from "../../start/runtimes.ts";
import { isInstalled } from "../conformance/installed.ts";

/** One limit for several instances, on a real Redis that is killed, frozen and brought back under load. */

const AWAY = "The shared rate limit is away";
const BACK = "The shared rate limit is back";

const services: RunningService[] = [];

async function start(redis: string, env = {}, runtime: "Node" | "Bun" | "Deno" = "Node") {
  const service = await startOn(runtime, { REDIS_URL: redis, ...env });
  services.push(service);
  return service;
}

afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.stop()));
});

const ask = async ({ url }: RunningService): Promise<number> => {
  const response = await fetch(`${url}/v1/states/LA`);
  await response.arrayBuffer();
  return response.status;
};

/** Units that a client has left, by what a request that costs one says. */
const left = async ({ url }: RunningService): Promise<number> => {
  const response = await fetch(`${url}/v1/states/LA`);
  await response.arrayBuffer();
  return Number(/;r=(\d+)/.exec(response.headers.get("ratelimit") ?? "")?.[1]);
};

const timesSaid = ({ output }: RunningService, what: string): number => output().split(what).length - 1;

// On a busy machine Redis may be away for a moment at any time, so nobody counts how often it was said.
const isAway = (service: RunningService): boolean => timesSaid(service, AWAY) > timesSaid(service, BACK);
const untilAway = (service: RunningService) => expect.poll(() => isAway(service)).toBe(true);
const untilBack = (service: RunningService) => expect.poll(() => isAway(service)).toBe(false);

describe.skipIf(redisServer === undefined)("a limit in Redis (skipped where there is none on PATH)", () => {
  let redis: RunningRedis;

  beforeEach(async () => {
    redis = await startRedis();
  });

  afterEach(() => redis.kill());

  it("is one limit for two instances, from half a second on", async () => {
    const [one, other] = [await start(redis.url), await start(redis.url)];
    const statuses = await Promise.all(Array.from({ length: 100 }, () => ask(one)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    expect(await ask(other)).toBe(200);
    // It asks Redis again and again: what the first gave is there when both have added up.
    await expect.poll(() => left(other)).toBeLessThanOrEqual(20);
    const rest = await Promise.all(Array.from({ length: 40 }, () => ask(other)));
    expect(rest.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
    expect(rest).toContain(429);
  });

  it.skipIf(!isInstalled)("is one limit for instances on Node, Bun and Deno", async () => {
    const all = [
      await start(redis.url),
      await start(redis.url, {}, "Bun"),
      await start(redis.url, {}, "Deno"),
    ];
    for (const service of all) await Promise.all(Array.from({ length: 30 }, () => ask(service)));
    for (const service of all) await expect.poll(() => left(service)).toBeLessThanOrEqual(30);
  });

  it.each(["killed", "frozen"])(
    "costs no request when Redis is %s under load, and returns to it",
    async (how) => {
      const service = await start(redis.url, { RATE_LIMIT: "1000000000" });
      const statuses = new Map<number, number>();
      let loading = true;
      const load = async (): Promise<void> => {
        while (loading) {
          const status = await ask(service);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          // As fast as it goes takes both cores from the other tests, and meets no more moments of a break.
          await wait(20);
        }
      };
      const loads = Array.from({ length: 32 }, load);
      try {
        for (let time = 1; time <= 2; time++) {
          await asked(statuses, 500);
          if (how === "killed") await redis.kill();
          else redis.freeze();
          await untilAway(service);
          await asked(statuses, 500);
          if (how === "killed") await redis.revive();
          else redis.thaw();
          await untilBack(service);
        }
      } finally {
        loading = false;
        await Promise.all(loads);
      }
      expect(timesSaid(service, AWAY)).toBeGreaterThanOrEqual(2);
      expect([...statuses.keys()]).toEqual([200]);
    },
  );

  it("refuses nobody for units that a clock which was set back left in the future", async () => {
    const service = await start(redis.url);
    await ask(service);
    await redis.ask(async (client) => {
      const theKey = async () => {
        const keys = await client.keys("naijaref:limit:*");
        const hashes = await Promise.all(keys.map((key) => client.hGetAll(key)));
        return keys[hashes.findIndex((hash) => Object.values(hash).some((units) => units !== "0"))];
      };
      await expect.poll(theKey).toBeDefined();
      const key = (await theKey()) ?? "";
      const future = Math.floor((Date.now() + 3_600_000) / 2000);
      await client.hSet(key, `${future}:another`, "120");
      await client.pExpire(key, 3_600_000);
      await ask(service);
      await expect
        .poll(async () => Object.keys(await client.hGetAll(key)))
        .not.toContain(`${future}:another`);
      expect(await client.pTTL(key)).toBeLessThanOrEqual(62_000);
    });
    expect(await left(service)).toBeGreaterThan(110);
  });

  it("holds no client's address, and forgets a client after a minute without requests", async () => {
    const service = await start(redis.url);
    const other = await start(redis.url, { LIMIT_KEY: "another" });
    await ask(service);
    await redis.ask(async (client) => {
      // Each instance has a key without a client too.
      const count = async () => (await client.keys("*")).length;
      await expect.poll(count).toBe(3);
      for (const key of await client.keys("*")) {
        expect(key).toMatch(/^naijaref:limit:[\w-]{22}$/);
        // How much of the minute has passed is the machine's.
        const left = await client.pTTL(key);
        expect(left).toBeGreaterThan(0);
        expect(left).toBeLessThanOrEqual(62_000);
      }
      await ask(other);
      // Another key makes other names.
      await expect.poll(count).toBe(4);
    });
  });
});

describe.skipIf(redisServer === undefined)("a Redis that answers, but does not count", () => {
  it.each([
    ["asks for a password", "NOAUTH", ["--requirepass", "secret"]],
    ["is a replica", "READONLY", ["--replicaof", "127.0.0.1 1"]],
    ["is full", "OOM", ["--maxmemory", "1"]],
  ] satisfies [string, string, readonly string[]][])(
    "is as if away when it %s, and the log says so in its words",
    async (_, words, options) => {
      const redis = await startRedis(...options);
      const service = await start(redis.url, { RATE_LIMIT: "2" });
      await untilAway(service);
      expect([await ask(service), await ask(service), await ask(service)]).toEqual([200, 200, 429]);
      expect(service.output()).toContain(words);
      await wait(1200);
      expect(timesSaid(service, AWAY), "once").toBe(1);
      await redis.kill();
    },
  );
});

it("goes on where no Redis is at the address but something else", async () => {
  const { url, close } = await openHost((_, response) => response.end("hello"));
  const service = await start(url.replace("http", "redis"), { RATE_LIMIT: "1" });
  expect([await ask(service), await ask(service)]).toEqual([200, 429]);
  await untilAway(service);
  close();
});

/** Waits until so many more requests were answered. */
async function asked(statuses: ReadonlyMap<number, number>, more: number): Promise<void> {
  const total = () => [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const before = total();
  await expect.poll(total).toBeGreaterThan(before + more);
}
