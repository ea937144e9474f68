import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { StoredResponse } from "@naijaref/http/message";
import { describe, expect, it } from "vitest";
import { UnsentBodies } from "../../../packages/server/src/node/unsent.ts";
import { readMetrics } from "../../extended/soak/subject.ts";
import { makeDownloads } from "../../start/downloads-folder.ts";
import { openPairs } from "../../start/pairs.ts";
import { freePort } from "../../start/ports.ts";
import { NODE_READS } from "../../start/runtimes.ts";
import { openSocket, readExchange } from "../../start/socket.ts";
import { ownService, waysToTry } from "../../start/ways-to-try.ts";
import { get } from "./rows.ts";

describe("slow readers", () => {
  /** Clients that ask for much and take it slowly; on Node only, because elsewhere the runtime decides. */

  /** More than the buffers of the two sockets hold. */
  const FILE = randomBytes(24 * 2 ** 20);
  const { folder } = makeDownloads(["large.csv"], FILE);
  /** In bytes: more than the list of all LGAs, less than one of all wards. */
  const ONE_LIST = 400_000;
  const getFile = get("/v1/downloads/large.csv");

  describe.concurrent.each(waysToTry(["Node", NODE_READS]))("%s", (way) => {
    let metricsPort: number;
    const service = ownService(way, async () => {
      metricsPort = await freePort();
      return { RATE_LIMIT: "off", DOWNLOADS: folder, METRICS_PORT: String(metricsPort) };
    });

    const ask = (bytes: string): Promise<Socket> => openSocket(service.port, bytes);

    const metric = async (name: string): Promise<number> =>
      (await readMetrics(metricsPort))[name] ?? Number.NaN;

    it.each([
      ["a file", getFile, FILE.length],
      ["many long lists", get("/v1/lgas").repeat(200), 200 * 250_000],
    ])("closes a connection whose client takes nothing of %s", async (_, sent, bytes) => {
      const socket = (await ask(sent)).pause();
      while ((await metric("naijaref_connections")) > 0) await wait(500);
      const closed = once(socket, "close");
      // Reading on shows that it was not done.
      socket.resume();
      await closed;
      expect(socket.bytesRead).toBeLessThan(bytes);
    });

    it("counts the lists that a client has not taken, until it has taken them", async ({ expect }) => {
      const unsent = (): Promise<number> => metric("naijaref_untaken_bytes");
      const fields = ["code", "slug", "name", "lga_code", "state_code", "aliases"];
      const lists = fields.map((field) => get(`/v1/wards?fields=${fields.filter((one) => one !== field)}`));
      const socket = (await ask([...lists, ...lists].join(""))).pause();
      await expect.poll(unsent).toBeGreaterThan(ONE_LIST);
      const { responses } = await readExchange(socket.resume(), { expected: 12 });
      expect(responses).toHaveLength(12);
      // The client beside it has not taken one of its own.
      await expect.poll(unsent).toBeLessThan(ONE_LIST);
    });
  });
});

describe("unsent", () => {
  /** Clients that take nothing, over real sockets. */

  const MEGABYTE = 2 ** 20;

  const openPair = openPairs();

  const responseOf = (megabytes: number): StoredResponse => ({
    status: 200,
    headers: [],
    body: new Uint8Array(megabytes * MEGABYTE),
    route: "-",
  });

  it("closes the connections that have waited for longest when all bodies are too many", async () => {
    const unsent = new UnsentBodies(() => "192.0.2.1");
    const sockets: Socket[] = [];
    for (let times = 0; times < 5; times++) {
      const { socket } = await openPair();
      sockets.push(socket);
      const response = responseOf(10);
      socket.write(response.body as Uint8Array);
      unsent.hold(socket, response);
      expect(unsent.bytes).toBeLessThanOrEqual(32 * MEGABYTE);
    }
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, true, false, false, false]);
    expect(unsent.cut).toBe(2);
  });

  it("counts a body once for all who wait for it", async () => {
    const unsent = new UnsentBodies(() => "192.0.2.1");
    const shared = responseOf(20);
    const sockets: Socket[] = [];
    for (const response of [shared, shared, shared]) {
      const { socket } = await openPair();
      sockets.push(socket);
      unsent.hold(socket, response);
    }
    expect(unsent.bytes).toBe(20 * MEGABYTE);
    expect(sockets.some(({ destroyed }) => destroyed)).toBe(false);
  });
});
