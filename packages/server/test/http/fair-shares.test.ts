import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningService, startOn, untilReady } from "../runtimes.ts";
import { get, request } from "./rows.ts";
import { slowName } from "./slow-searches.ts";
import { exchange } from "./socket.ts";

/** One client that spends all it can, and others who ask meanwhile. A field says which client it is. */

let service: RunningService;

beforeAll(async () => {
  service = await startOn("Node", {
    RATE_LIMIT: "off",
    TRUSTED_PROXIES: "127.0.0.1",
    MAX_CONNECTIONS_PER_ADDRESS: "2000",
  });
  await untilReady(service);
});

afterAll(() => service.stop());

const of = (client: string): string => `X-Forwarded-For: ${client}`;

const post = (content: string, client: string): string =>
  `${request(
    "POST /reconcile HTTP/1.1",
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${content.length}`,
    of(client),
  )}${content}`;

/** A batch of names that are slow to match, as many as there may be. */
function slowBatch(number: number): string {
  const type = ["state", "lga", "ward", "senatorial_district", "federal_constituency", "bank"];
  const queries = Array.from(
    { length: 200 },
    (_, at) => [at, { query: slowName(number * 200 + at), type }] as const,
  );
  return `queries=${encodeURIComponent(JSON.stringify(Object.fromEntries(queries)))}`;
}

const statusOf = async (request: string): Promise<number | undefined> =>
  (await exchange(service.port, request, { silence: 20_000 })).responses[0]?.status;

it.each(["192.0.2.1", "2001:db8:0:1::1"])(
  "makes what others ask for while %s has begun all that it can",
  async (spender) => {
    const sockets = Array.from({ length: 24 }, (_, at) => {
      const socket = connect(service.port, "127.0.0.1");
      socket.on("error", () => {});
      // From all over the same /48.
      socket.write(post(slowBatch(at), spender.replace(":1::", `:${at}::`)));
      return socket;
    });
    await expect.poll(() => statusOf(post(slowBatch(99), spender)), { timeout: 20_000 }).toBe(503);
    for (let round = 0; round < 4; round++) {
      const client = of(`198.51.100.${round}`);
      expect(await statusOf(get(`/v1/search?q=ike${round}ja`, client))).toBe(200);
      expect(await statusOf(get(`/v1/match?kind=lga&name=Ikeja${round}`, client))).toBe(200);
      expect(await statusOf(get(`/v1/reverse?lat=6.6&lon=3.3${round}`, client))).toBe(200);
      expect(await statusOf(post('queries={"a":{"query":"Ikeja"}}', `198.51.100.${round}`))).toBe(200);
    }
    for (const socket of sockets) socket.destroy();
  },
);
