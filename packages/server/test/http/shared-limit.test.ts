import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isWhole, someOf } from "../../../../checks/cases.ts";
import { isInstalled } from "../../../../conformance/installed.ts";
import { type RunningRedis, redisServer, startRedis } from "../redis.ts";
import { type RunningService, startOn } from "../runtimes.ts";
import { get } from "./rows.ts";
import { exchange, readExchange } from "./socket.ts";

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

  it("is one limit of 120 for two instances that are asked at once", async () => {
    for (;;) {
      const [one, other] = [await start(redis.url), await start(redis.url)];
      const statuses = await Promise.all(
        Array.from({ length: 300 }, (_, at) => ask(at % 2 === 0 ? one : other)),
      );
      const counted = (status: number): number => statuses.filter((given) => given === status).length;
      expect(counted(200) + counted(429)).toBe(300);
      // On a machine so busy that Redis answers later than an instance waits, each counts alone, as it must.
      // They say so after the answers: what they said is known once they have ended.
      await Promise.all(services.splice(0).map((service) => service.stop()));
      const saidAway = timesSaid(one, AWAY) + timesSaid(other, AWAY) > 0;
      if (saidAway) {
        await redis.kill();
        redis = await startRedis();
        continue;
      }
      expect(counted(200)).toBeLessThanOrEqual(120);
      // One may hold a few that the other would have given.
      expect(counted(200)).toBeGreaterThanOrEqual(114);
      return;
    }
  });

  it("lets pipelined requests wait for their turn, and takes the last that it allows", async () => {
    const { port } = await start(redis.url, { RATE_LIMIT: "4" });
    const targets = [
      "/v1/states/LA",
      "/v1/health",
      "/v1/lgas",
      "/v1/states/KN",
      "/v1/states/OG",
      "/v1/states",
    ];
    const sent = targets.map((target) => get(target)).join("");
    const { responses } = await exchange(port, sent, { expected: targets.length });
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(String(responses[3]?.body)).toContain('"name":"Kano"');
    expect(responses[4]?.headers.get("ratelimit")).toMatch(/r=0;/);
  });

  it("answers a client that closed its half before its turn", async () => {
    const { port } = await start(redis.url);
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    socket.end(`${get("/v1/states/LA")}${get("/v1/states/KN")}`);
    const { responses } = await readExchange(socket, { expected: 2 });
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  });

  it.each(
    someOf<readonly [string, readonly string[]]>(1, [
      ["HTTP/1.0", ["GET /v1/states/LA HTTP/1.0\r\nHost: x\r\n\r\n"]],
      ["Connection: close", ["GET /v1/states/LA HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"]],
      ["a head in two pieces", ["GET /v1/states/LA HTT", "P/1.1\r\nHost: x\r\n\r\n"]],
    ]),
  )("answers a client that closed its half, and whose request Node reads: %s", async (_, pieces) => {
    const { port } = await start(redis.url);
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    for (const piece of pieces) {
      socket.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    socket.end();
    const { responses } = await readExchange(socket);
    expect(responses.map(({ status }) => status)).toEqual([200]);
  });

  it.each(someOf(1, ["frozen", "working"]))(
    "survives clients that reset a CONNECT while the limit is asked for, with Redis %s",
    async (how) => {
      const service = await start(redis.url);
      if (how === "frozen") redis.freeze();
      for (let time = 0; time < 60; time++) {
        const socket = connect(service.port, "127.0.0.1");
        socket.on("error", () => {});
        await once(socket, "connect");
        socket.write("CONNECT a:1 HTTP/1.1\r\nHost: x\r\n\r\n");
        await new Promise((resolve) => setTimeout(resolve, time % 3));
        socket.resetAndDestroy();
      }
      redis.thaw();
      expect(service.process.exitCode).toBe(null);
      expect((await fetch(`${service.url}/v1/health`)).status).toBe(200);
    },
  );

  it.skipIf(!isInstalled)("is one limit for instances on Node, Bun and Deno", async () => {
    const all = [
      await start(redis.url),
      await start(redis.url, {}, "Bun"),
      await start(redis.url, {}, "Deno"),
    ];
    const statuses = await Promise.all(
      all.flatMap((service) => Array.from({ length: 60 }, () => ask(service))),
    );
    const allowed = statuses.filter((status) => status === 200).length;
    expect(allowed).toBeLessThanOrEqual(120);
    expect(allowed).toBeGreaterThanOrEqual(108);
  });

  it.each(someOf(1, ["killed", "frozen"]))(
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
      const loads = Array.from({ length: isWhole ? 32 : 8 }, load);
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

  it("is the whole limit for the only instance while Redis is away, and what it gave before counts", async () => {
    const service = await start(redis.url, { RATE_LIMIT: "4" });
    expect([await ask(service), await ask(service), await ask(service)]).toEqual([200, 200, 200]);
    await redis.kill();
    await untilAway(service);
    expect([await ask(service), await ask(service)]).toEqual([200, 429]);
  });

  it("gives little while Redis is away, because nobody knows what the others gave", async () => {
    const service = await start(redis.url, { RATE_LIMIT: "80" });
    await start(redis.url, { RATE_LIMIT: "80" });
    // It hears of the other within a second.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect([await ask(service), await ask(service), await ask(service)]).toEqual([200, 200, 200]);
    await redis.kill();
    await untilAway(service);
    // What is left of its lease ends.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const statuses: number[] = [];
    for (let time = 0; time < 4; time++) statuses.push(await ask(service));
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  it("is a share of it for an instance that starts while Redis is away", async () => {
    await redis.kill();
    const service = await start(redis.url, { RATE_LIMIT: "2" });
    expect([await ask(service), await ask(service)]).toEqual([200, 429]);
    await untilAway(service);
    await redis.revive();
    await untilBack(service);
    expect(await ask(service), "what it gave alone counts").toBe(429);
  });

  it("holds no client's address, and forgets a client after a minute without requests", async () => {
    const service = await start(redis.url);
    const other = await start(redis.url, { LIMIT_KEY: "another" });
    await ask(service);
    const { createClient } = await import("@redis/client");
    const client = createClient({ url: redis.url });
    await client.connect();
    const clients = async (): Promise<string[]> =>
      (await client.keys("*")).filter((key) => key !== "naijaref:limit:instances");
    const keys = await clients();
    expect(keys).toHaveLength(1);
    for (const key of keys) {
      expect(key).toMatch(/^naijaref:limit:[\w-]{22}$/);
      // How much of the minute has passed is the machine's.
      const left = await client.pTTL(key);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(61_250);
    }
    await ask(other);
    expect(await clients(), "another key makes other names").toHaveLength(2);
    client.destroy();
  });
});

describe.skipIf(redisServer === undefined)("a Redis that answers, but does not count", () => {
  it.each(
    someOf<readonly [string, readonly string[]]>(1, [
      ["asks for a password", ["--requirepass", "secret"]],
      ["is a replica", ["--replicaof", "127.0.0.1 1"]],
      ["is full", ["--maxmemory", "1"]],
    ]),
  )("is as if away when it %s", async (_, options) => {
    const redis = await startRedis(...options);
    const service = await start(redis.url, { RATE_LIMIT: "1" });
    expect([await ask(service), await ask(service)]).toEqual([200, 429]);
    await untilAway(service);
    await redis.kill();
  });
});

it("goes on where no Redis is at the address but something else", async () => {
  const other = createServer((_, response) => response.end("hello"));
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  const service = await start(`redis://127.0.0.1:${port}`, { RATE_LIMIT: "1" });
  expect([await ask(service), await ask(service)]).toEqual([200, 429]);
  await untilAway(service);
  other.closeAllConnections();
  other.close();
});

/** Waits until so many more requests were answered. */
async function asked(statuses: ReadonlyMap<number, number>, more: number): Promise<void> {
  const total = () => [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const before = total();
  await expect.poll(total, { timeout: 10_000 }).toBeGreaterThan(before + more);
}
