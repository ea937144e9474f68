import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { beforeAll, expect, it } from "vitest";
import { startOn, untilReady } from "../../start/runtimes.ts";
import { exchange, openSocket } from "../../start/socket.ts";
import { ownService } from "../../start/ways-to-try.ts";
import { get, request } from "./rows.ts";
import { slowName } from "./slow-searches.ts";

/** One client that spends all it can, and others who ask meanwhile. A field says which client it is. */

const service = ownService("Node", {
  RATE_LIMIT: "off",
  TRUSTED_PROXIES: "127.0.0.1",
  MAX_CONNECTIONS_PER_ADDRESS: "2000",
});
beforeAll(() => untilReady(service));

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
  (await exchange(service.port, request)).responses[0]?.status;

it.each(["192.0.2.1", "2001:db8:0:1::1"])(
  "makes what others ask for while %s has begun all that it can",
  async (spender) => {
    // From all over the same /48.
    const sockets = await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        openSocket(service.port, post(slowBatch(at), spender.replace(":1::", `:${at}::`))),
      ),
    );
    await expect.poll(() => statusOf(post(slowBatch(99), spender))).toBe(503);
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

/** A content of which all but its last byte is sent, so that the whole is kept. */
const sendSlowly = (client: string): Promise<Socket> =>
  openSocket(service.port, post("a".repeat(2 ** 20), client).slice(0, -1));

it("gives up the slow content of who has most when all is taken", async () => {
  // Each from a client of its own, and in sum more than there is.
  const slow = await Promise.all(Array.from({ length: 9 }, (_, at) => sendSlowly(`192.0.2.${at}`)));
  const refused = slow.map(async (socket) => String((await once(socket, "data"))[0]).slice(9, 12));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await statusOf(post('queries={"a":{"query":"Ikeja"}}', "198.51.100.77"))).toBe(200);
  expect(await Promise.race(refused)).toBe("503");
  for (const socket of slow) socket.destroy();
});

it("answers who connects while it stops to listen", async () => {
  const stopping = await startOn("Node", { DRAIN_SECONDS: "0", RATE_LIMIT: "off" });
  let isOver = false;
  const counts = { answered: 0, reset: 0 };
  // Each connects again as soon as it is answered, because each answer is the last on its connection.
  const client = async (): Promise<void> => {
    while (!isOver) {
      const socket = connect(stopping.port, "127.0.0.1");
      let hasAnswer = false;
      socket.on("data", () => {
        hasAnswer = true;
      });
      socket.write(get("/v1/states/LA", "Connection: close"));
      const code = await new Promise<string>((resolve) => {
        socket.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? ""));
        socket.on("close", () => resolve(""));
      });
      if (hasAnswer) counts.answered++;
      else if (code === "ECONNRESET") counts.reset++;
      if (code === "ECONNREFUSED") return;
    }
  };
  const clients = Array.from({ length: 32 }, client);
  await expect.poll(() => counts.answered).toBeGreaterThan(200);
  stopping.process.kill("SIGTERM");
  await Promise.all(clients);
  isOver = true;
  await stopping.stop();
  // Some may connect between the last look and the end; without the last look it is nearly everybody.
  expect(counts.reset).toBeLessThan(clients.length / 2);
});
